import { conforms } from '@sandtable/conformance';
import { quantumLegions } from '../src/ruleset.js';
import { GAMES } from './conformance-plan.js';

conforms(quantumLegions, { ...GAMES, part: [1, 2] });
