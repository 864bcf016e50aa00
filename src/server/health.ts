import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#platform/database/client.ts';

/**
 * `/healthz` says that the process lives; `/readyz` that pages answer: it prints the home page through the whole
 * house and asks for a 200.
 */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await canServe(app, db);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function canServe(app: FastifyInstance, db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    const home = await app.inject({ method: 'HEAD', url: '/' });
    return home.statusCode === 200;
  } catch {
    return false;
  }
}
