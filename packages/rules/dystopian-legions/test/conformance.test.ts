import { conforms } from '@sandtable/conformance';
import { dystopianLegions } from '../src/ruleset.js';
import { GAMES } from './conformance-plan.js';

conforms(dystopianLegions, GAMES);
