import { conforms } from '@sandtable/conformance';
import { dystopianLegions } from '../src/ruleset.js';
import { OPENINGS } from './conformance-plan.js';

conforms(dystopianLegions, OPENINGS);
