import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type PricePlan, parsePricePlan } from '#shop/catalogue';

/** What the members of each group cost, by the group's id; a member with variations counts by those. */
export async function readGroupPlans(
  db: DbOrTx,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<number, readonly PricePlan[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_link as link')
    .innerJoin('product as member', 'member.id', 'link.target_id')
    .innerJoin('product as sold', (join) =>
      join.on((eb) =>
        eb.or([
          eb.and([eb('sold.id', '=', eb.ref('member.id')), eb('member.type', '<>', 'variable')]),
          eb.and([eb('sold.parent_id', '=', eb.ref('member.id')), eb('member.type', '=', 'variable')]),
        ]),
      ),
    )
    .select([
      'link.product_id as group_id',
      'sold.regular_price_minor',
      'sold.sale_price_minor',
      'sold.sale_starts_at',
      'sold.sale_ends_at',
    ])
    .where('link.kind', '=', 'grouped')
    .where('link.product_id', 'in', ids)
    .where('member.status', '=', 'published')
    .where('sold.status', '=', 'published')
    .execute();
  const plans = new Map<number, PricePlan[]>();
  for (const row of rows) plans.set(row.group_id, [...(plans.get(row.group_id) ?? []), parsePricePlan(row)]);
  return plans;
}

/** Some products and the groups they belong to: when the price of the one changes, so does the card of the other. */
export async function withGroups(db: DbOrTx, ids: readonly ProductId[]): Promise<ProductId[]> {
  if (ids.length === 0) return [];
  const groups = await db
    .selectFrom('product_link')
    .select('product_id')
    .where('kind', '=', 'grouped')
    .where('target_id', 'in', ids)
    .execute();
  return [...new Set([...ids, ...groups.map(({ product_id }) => product_id)])];
}
