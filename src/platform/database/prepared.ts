import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './client.ts';

/** Stands where the value of a name goes while a statement's text is made. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is made once, for what is asked with nearly every request: putting it together costs more than
 * sending it.
 *
 * @param build called once, with stand-ins: it puts the named values into the statement as they are, and never looks at them
 * @returns sends the statement with values, and gives its rows
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
