import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Multipack } from '../rules/pack-sizes.ts';

/**
 * A simple product and the bundles that contain only it, in display order. For a bundle with a single part, the
 * product is that part.
 */
export const readMultipacks = prepared((db, { id }: { id: ProductId }) =>
  sql<Multipack>`
    with base as (
      select coalesce(
        (select min(part_id) from bundle_part where product_id = ${id} having count(*) = 1),
        ${id}::int
      ) as id
    ), sizes as (
      select id, 1 as packs from base
      union all
      select product_id, quantity from bundle_part join base on part_id = base.id
      where not exists (
        select from bundle_part other where other.product_id = bundle_part.product_id and other.part_id <> base.id
      )
    )
    select product.id, sizes.packs,
      product.status = 'published' and product.visibility in ('visible', 'catalog') as "isListed"
    from sizes join product on product.id = sizes.id
    where product.type = 'simple'
    order by product.position, product.id
  `.compile(db),
);
