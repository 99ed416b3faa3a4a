import { conforms } from '@sandtable/conformance';
import { legends } from '../src/ruleset.js';
import { GAMES } from './conformance-plan.js';

conforms(legends, { ...GAMES, part: [1, 2] });
