import { conforms } from '@sandtable/conformance';
import { quantumLegions } from '../src/ruleset.js';
import { OPENINGS } from './conformance-plan.js';

conforms(quantumLegions, { ...OPENINGS, part: [2, 2] });
