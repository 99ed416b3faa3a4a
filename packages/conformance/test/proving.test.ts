import { bids, duel, parley, pickets, skiffs } from '../../kernel/test/proving/index.js';
import { conforms } from '../src/index.js';

conforms(pickets, { maxMoves: 12, queries: { ambushOdds: [{ side: 'red', company: 1 }] } });
conforms(skiffs, { maxMoves: 60, queries: { reach: [{ oars: 0 }, { oars: 4 }] } });
conforms(duel, { maxMoves: 80 });
conforms(parley, { maxMoves: 120 });
conforms(bids, { maxMoves: 15 });
