import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#platform/database/client.ts';
import type { Disk } from '#platform/files/disk.ts';

type HealthNeeds = Readonly<{ db: Db; disk: Disk }>;

/**
 * `/healthz` says that the process lives; `/readyz` that pages answer and changes can be kept: it prints the home
 * page through the whole shop, asks for a 200, and for space on the disk.
 */
export function registerHealth(app: FastifyInstance, needs: HealthNeeds): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await canServe(app, needs);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function canServe(app: FastifyInstance, { db, disk }: HealthNeeds): Promise<boolean> {
  try {
    if (!(await disk.hasSpace())) return false;
    await sql`select 1`.execute(db);
    const home = await app.inject({ method: 'HEAD', url: '/' });
    return home.statusCode === 200;
  } catch {
    return false;
  }
}
