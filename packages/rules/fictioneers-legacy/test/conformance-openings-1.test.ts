import { conforms } from '@sandtable/conformance';
import { fictioneersLegacy } from '../src/ruleset.js';
import { OPENINGS } from './conformance-plan.js';

conforms(fictioneersLegacy, { ...OPENINGS, part: [1, 2] });
