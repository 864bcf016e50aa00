import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#platform/database/client.ts';
import type { Disk } from '#platform/files/disk.ts';

type HealthDeps = Readonly<{ db: Db; disk: Disk }>;

/**
 * `/healthz`: the process is alive. `/readyz`: pages render and writes succeed; it renders the home page, expects
 * a 200, and checks the disk space.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await canServe(app, deps);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function canServe(app: FastifyInstance, { db, disk }: HealthDeps): Promise<boolean> {
  try {
    if (!(await disk.hasSpace())) return false;
    await sql`select 1`.execute(db);
    const home = await app.inject({ method: 'HEAD', url: '/' });
    return home.statusCode === 200;
  } catch {
    return false;
  }
}
