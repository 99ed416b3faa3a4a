// Asks the database of DATABASE_URL what stands on each line of input, and answers each with a line of JSON: the rows, none if it fails.
import { createInterface } from 'node:readline';
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
client.on('error', () => {});
await client.connect();
for await (const sql of createInterface({ input: process.stdin })) {
  const rows = await client.query(sql).then(
    (result) => result.rows,
    () => [],
  );
  console.log(JSON.stringify(rows));
}
await client.end();
