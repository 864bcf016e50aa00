import { type Kysely, sql } from 'kysely';

/** The lines of a draft have the names that the lines of an order have: `lines` with a `product` each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update order_draft set content = content - 'chosen' || jsonb_build_object('lines', (
      select coalesce(jsonb_agg(line - 'goods' || jsonb_build_object('product', line -> 'goods') order by place), '[]')
      from jsonb_array_elements(content -> 'chosen') with ordinality as chosen (line, place)
    ))
    where jsonb_typeof(content -> 'chosen') = 'array'
  `.execute(db);
}
