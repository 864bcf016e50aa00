import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
} from 'kysely';
import type { Clock } from '#kernel/instant.ts';
import type { Database, Db } from '../client.ts';

/**
 * The context of reads that belong together: their connection, such as a page's snapshot, and their time. One shop
 * composed on `scopedDb` and `scopedClock` serves every page.
 */
export type ReadScope = Readonly<{ db: Db; clock: Clock }>;

const scopes = new AsyncLocalStorage<ReadScope>();

function currentScope(): ReadScope {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error('no read scope runs: see runInScope');
  return scope;
}

/** Runs work whose reads belong to the scope. */
export function runInScope<T>(scope: ReadScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** A state for each scope, and one for all that runs without a scope. */
export function perScope<T>(open: () => T): () => T {
  const outside = open();
  const states = new WeakMap<ReadScope, T>();
  return () => {
    const scope = scopes.getStore();
    if (scope === undefined) return outside;
    const known = states.get(scope);
    if (known !== undefined) return known;
    const state = open();
    states.set(scope, state);
    return state;
  };
}

/** The time of the scope that runs. Throws where none does. */
export const scopedClock: Clock = () => currentScope().clock();

/** Sends each statement on the connection of the scope that runs. */
const scopedConnection: DatabaseConnection = {
  executeQuery: <R>(query: CompiledQuery, options?: AbortableOperationOptions) =>
    currentScope()
      .db.getExecutor()
      .executeQuery(query as CompiledQuery<R>, options),
  streamQuery: () => {
    throw new Error('a read scope streams nothing');
  },
};

function refuseTransaction(): never {
  throw new Error('reads of a scope begin no transaction');
}

const nothing = async (): Promise<void> => undefined;

const scopedDriver: Driver = {
  init: nothing,
  acquireConnection: async () => scopedConnection,
  beginTransaction: refuseTransaction,
  commitTransaction: refuseTransaction,
  rollbackTransaction: refuseTransaction,
  releaseConnection: nothing,
  destroy: nothing,
};

/** The database of the scope that runs; a statement without a scope fails. */
export function scopedDb(): Db {
  const dialect = new PostgresDialect({ pool: () => refuseTransaction() });
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => scopedDriver,
    },
  });
}
