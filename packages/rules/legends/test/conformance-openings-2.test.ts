import { conforms } from '@sandtable/conformance';
import { legends } from '../src/ruleset.js';
import { OPENINGS } from './conformance-plan.js';

conforms(legends, { ...OPENINGS, part: [2, 2] });
