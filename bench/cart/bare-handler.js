import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

// A server that does nothing but send a cart's statements to the database: what is possible here at best. Its own
// process, as the shop is; told what to do by the process that measures.

const ANSWER = JSON.stringify({ ok: true });

function named({ text, values }) {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, 24), text, values };
}

async function runAll(pool, statements) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

process.once('message', ({ url, poolSize, byCaller }) => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  const prepared = byCaller.map((statements) => statements.map(named));
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', async () => {
      const caller = Number(new URL(request.url, 'http://bench').searchParams.get('caller'));
      try {
        await runAll(pool, prepared[caller]);
        response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.on('disconnect', () => process.exit(0));
