import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './client.ts';

/** Placeholder for a named value while the statement's text is built. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds a statement's text once, for frequent queries: compiling it costs more than sending it.
 *
 * @param build called once with placeholders, which it inserts unchanged
 * @returns runs the statement with values and returns its rows
 */
export function prepared<Values extends object, Row>(
  build: (db: DbOrTx, values: Values) => CompiledQuery<Row>,
): (db: DbOrTx, values: Values) => Promise<Row[]> {
  const places = new Proxy({}, { get: (_nothing, name) => new Place(String(name)) }) as Values;
  let made: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    made ??= build(db, places);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = made.parameters.map((one) => (one instanceof Place ? given.get(one.name) : one));
    return (await db.executeQuery<Row>({ ...made, parameters })).rows;
  };
}
