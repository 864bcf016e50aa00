import { type Db, openDatabase } from '#platform/database/client.ts';

/** Opens a database for some work, and closes it. */
export async function withDatabase<T>(
  { url, poolSize = 1 }: { url: string; poolSize?: number },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = openDatabase({ url, poolSize });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
