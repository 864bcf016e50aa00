import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

// A server that does nothing but send the shop's statements to the database: what is possible here at best. Its own
// process, as the shop is; told what to do by the process that measures.

const ANSWER = JSON.stringify({ ok: true });
/** Where the number of an invoice stands among the values of its insert. */
const INVOICE_NUMBER = 3;

function named({ text, values }) {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, 24), text, values };
}

/** What an order needs anew every time: its own number and keys, and the next invoice's. */
function renewal({ id, key, idempotencyKey }) {
  const renewed = { id, key: key.slice(0, -12) + randomUUID().slice(-12), idempotencyKey: randomUUID() };
  let invoice = null;
  const value = (one) => {
    if (one === id) return renewed.id;
    if (one === key) return renewed.key;
    if (one === idempotencyKey) return renewed.idempotencyKey;
    return typeof one === 'string' && one.startsWith('{')
      ? one.replaceAll(String(id), String(renewed.id))
      : one;
  };
  return {
    values: ({ text, values }) =>
      text.startsWith('insert into "tax_document"') && invoice !== null
        ? values.map((one, place) => (place === INVOICE_NUMBER ? invoice : value(one)))
        : values.map(value),
    see: ({ text }, { rows }) => {
      if (text.startsWith('insert into "shop_order"')) renewed.id = rows[0].id;
      if (text.startsWith('insert into "tax_series"')) invoice = rows[0].last_number;
    },
  };
}

async function runAll(client, { statements, order }) {
  const anew = order === undefined ? null : renewal(order);
  for (const statement of statements) {
    const values = anew === null ? statement.values : anew.values(statement);
    const result = await client.query({ ...statement, values });
    anew?.see(statement, result);
  }
}

async function answer(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await runAll(client, work);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

process.once('message', ({ url, poolSize, byCaller }) => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  const prepared = byCaller.map((work) => ({ ...work, statements: work.statements.map(named) }));
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', async () => {
      const caller = Number(new URL(request.url, 'http://bench').searchParams.get('caller'));
      try {
        await answer(pool, prepared[caller]);
        response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.on('disconnect', () => process.exit(0));
