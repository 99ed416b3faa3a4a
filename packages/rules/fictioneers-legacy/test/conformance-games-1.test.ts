import { conforms } from '@sandtable/conformance';
import { fictioneersLegacy } from '../src/ruleset.js';
import { GAMES } from './conformance-plan.js';

conforms(fictioneersLegacy, { ...GAMES, part: [1, 2] });
