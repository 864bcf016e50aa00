import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';

/**
 * Brings the database to the newest state, or to a named one; runs once however many processes ask at the same time.
 *
 * @param target the name of the last migration to run; the newest when left out
 * @throws the failing migration's error; the database stays as it was
 */
export async function migrate<T>(db: Kysely<T>, target?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Two pieces of work may land in another order than they were numbered.
    allowUnorderedMigrations: true,
  });
  const { error } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error !== undefined) throw error;
}
