import { conforms } from '@sandtable/conformance';
import { legendaryBattles } from '../src/ruleset.js';
import { OPENINGS } from './conformance-plan.js';

conforms(legendaryBattles, { ...OPENINGS, part: [1, 2] });
