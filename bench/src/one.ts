// One benchmark in a process of its own, started by `main.ts`: what another one left compiled or allocated must not count.
import { BENCHES } from './benches.js';

const bench = BENCHES.find(({ name }) => name === process.argv[2])!;
process.send!(await bench.run());
process.disconnect();
