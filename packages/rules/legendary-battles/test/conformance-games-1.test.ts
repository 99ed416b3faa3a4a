import { conforms } from '@sandtable/conformance';
import { legendaryBattles } from '../src/ruleset.js';
import { GAMES } from './conformance-plan.js';

conforms(legendaryBattles, { ...GAMES, part: [1, 2] });
