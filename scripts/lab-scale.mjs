// `node scripts/lab-scale.mjs`: what limits a question to the lab that many workers answer, by simulation: workers take chunks from a queue
// in a database, one asker deals them out and counts what comes. Nothing is played. What a step costs stands here; `-- --measure` measures it
// again on this machine, on a PostgreSQL of its own, and reckons with that.

import { isMain } from './workspace.mjs';

/** Seconds. */
const COSTS = {
  /** A statement takes the database so long when many come at once, and its answer is on the way so long. */
  statement: 1 / 11_900,
  way: 0.0005,
  /** The asker sends one job after the other. */
  send: 1 / 1380,
  /** The asker looks at a game: takes its luck out and asks the tests. */
  count: 0.00012,
};

/** The same here and now. */
async function measure() {
  const [{ startPostgres }, { default: pg }, { default: PgBoss }, { FairTest }] = await Promise.all([
    import('./postgres.mjs'),
    import('pg'),
    import('pg-boss'),
    import('../packages/lab/dist/index.js'),
  ]);
  const { url, stop } = await startPostgres();
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  const timed = async (times, act) => {
    const start = performance.now();
    await act();
    return (performance.now() - start) / 1000 / times;
  };
  await pool.query('CREATE TABLE row (id bigserial PRIMARY KEY, played text)');
  const insert = () => pool.query('INSERT INTO row (played) VALUES ($1)', ['x'.repeat(2000)]);
  await timed(200, insert);
  const way = await timed(500, async () => {
    for (let i = 0; i < 500; i++) await pool.query('SELECT 1');
  });
  const statement = await timed(4000, () =>
    Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let i = 0; i < 250; i++) await insert();
      }),
    ),
  );
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('measure');
  const send = await timed(500, async () => {
    for (let i = 0; i < 500; i++) await boss.send('measure', { from: i, to: i + 1 });
  });
  await boss.stop({ graceful: false });
  await pool.end();
  await stop();
  const units = Array.from({ length: 400 }, (_, i) => ({
    share: (i * 7) % 2,
    luck: Object.fromEntries(['a', 'b', 'c', 'd'].map((kind, k) => [kind, (((i * 31 + k * 17) % 100) - 50) / 100])),
  }));
  const test = new FairTest();
  const before = process.cpuUsage();
  test.sequence.read(units);
  const { user, system } = process.cpuUsage(before);
  return { statement, way, send, count: (user + system) / 1e6 / test.sequence.units };
}
/** As the lab has it: how often the asker looks, and how long a chunk should take. */
const LOOK = 0.1;
const SHORTEST = 0.3;
const LONGEST = 30;
const PART_OF_ELAPSED = 1 / 4;
const [IDLE_LEAST, IDLE_MOST] = [0.05, 1];
/** Besides taking, delivering and finishing a chunk: it shows that it is there, and renews its lease. */
const STATEMENTS_PER_SECOND = 1 / 5 + 1 / 10;
const GAMES_PER_SECOND = 10;

/** Events in the order of their times. */
class Agenda {
  heap = [];
  add(at, act) {
    const { heap } = this;
    let i = heap.push({ at, act }) - 1;
    for (; i > 0 && heap[(i - 1) >> 1].at > at; i = (i - 1) >> 1)
      [heap[i], heap[(i - 1) >> 1]] = [heap[(i - 1) >> 1], heap[i]];
  }
  next() {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length > 0) {
      heap[0] = last;
      for (let i = 0; ; ) {
        let least = i;
        for (const child of [2 * i + 1, 2 * i + 2])
          if (child < heap.length && heap[child].at < heap[least].at) least = child;
        if (least === i) break;
        [heap[i], heap[least]] = [heap[least], heap[i]];
        i = least;
      }
    }
    return first;
  }
}

/** A question that is answered by so many games: how long it takes, and what was busy how much. */
export function simulate(workers, games) {
  const agenda = new Agenda();
  const jobs = [];
  const arrived = [];
  let [now, databaseFree, databaseBusy, askerBusy, counted, dealt, played, pending, size] = [0, 0, 0, 0, 0, 0, 0, 0, 1];
  const ask = (statements) => {
    databaseFree = Math.max(databaseFree, now) + statements * COSTS.statement;
    databaseBusy += statements * COSTS.statement;
    return databaseFree + COSTS.way;
  };
  const proven = new Set();
  const fetch = (worker, idle) => {
    const answered = ask(1);
    const job = jobs.length > 0 && jobs[0].ready <= now ? jobs.shift() : undefined;
    if (!job) {
      const wait =
        Math.min(IDLE_MOST, IDLE_LEAST * 2 ** idle) * (0.5 + ((worker * 7919 + idle * 104_729) % 1000) / 2000);
      agenda.add(answered + wait, () => fetch(worker, Math.min(idle + 1, 10)));
      return;
    }
    const took = job.games / GAMES_PER_SECOND;
    agenda.add(answered + took, () => {
      const delivered = ask(2 + took * STATEMENTS_PER_SECOND);
      played += job.games;
      agenda.add(delivered, () => {
        arrived.push({ worker, ...job });
        fetch(worker, 0);
      });
    });
  };
  const look = () => {
    let clock = now;
    const spend = (seconds) => {
      clock += seconds;
      askerBusy += seconds;
    };
    for (const { worker, games: some, isCheck } of arrived.splice(0)) {
      spend(some * COSTS.count);
      if (isCheck) continue;
      pending--;
      counted += some;
      // what a worker plays first is played by another too
      if (!proven.has(worker)) {
        proven.add(worker);
        spend(COSTS.send);
        ask(1);
        jobs.push({ games: some, ready: clock, isCheck: true });
      }
    }
    const target = Math.min(LONGEST, Math.max(SHORTEST, now * PART_OF_ELAPSED));
    size = Math.max(1, Math.min(4 * size, Math.round(target * GAMES_PER_SECOND)));
    while (pending < 2 * workers && dealt < games) {
      const some = Math.min(size, Math.max(1, Math.ceil((games - dealt) / (2 * workers))), games - dealt);
      dealt += some;
      pending++;
      spend(COSTS.send);
      ask(1);
      jobs.push({ games: some, ready: clock, isCheck: false });
    }
    if (counted < games) agenda.add(Math.max(now + LOOK, clock), look);
    else now = clock;
  };
  agenda.add(0, look);
  for (let worker = 0; worker < workers; worker++) agenda.add((worker % 997) / 997, () => fetch(worker, 0));
  while (counted < games) {
    const { at, act } = agenda.next();
    now = at;
    act();
  }
  return {
    seconds: now,
    speedup: games / GAMES_PER_SECOND / now,
    database: Math.min(1, databaseBusy / now),
    asker: Math.min(1, askerBusy / now),
    again: played / games - 1,
  };
}

const percent = (part) => `${Math.round(100 * part)} %`;
const time = (seconds) =>
  seconds < 120
    ? `${seconds.toFixed(1)} s`
    : seconds < 7200
      ? `${(seconds / 60).toFixed(1)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

if (isMain(import.meta.url)) {
  if (process.argv.includes('--measure')) Object.assign(COSTS, await measure());
  const each = Object.entries(COSTS).map(([step, seconds]) => `${step} ${(1000 * seconds).toFixed(3)} ms`);
  console.log(`${each.join(', ')}; a worker plays ${GAMES_PER_SECOND} games a second\n`);
  console.log('| Games | Workers | Takes | Times one worker | Database busy | Asker busy | Played twice |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const games of [800, 100_000, 1_000_000])
    for (const workers of [1, 2, 10, 100, 1000, 10_000]) {
      const { seconds, speedup, database, asker, again } = simulate(workers, games);
      console.log(
        `| ${games.toLocaleString('en')} | ${workers.toLocaleString('en')} | ${time(seconds)} | ${speedup.toFixed(speedup < 20 ? 1 : 0)}x | ${percent(database)} | ${percent(asker)} | ${percent(again)} |`,
      );
    }
}
