import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ProductId } from '#kernel/ids.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { JOINED_MEDIA_COLUMNS } from '#shop/media';
import { PRICES, SHELVES, withStock } from './product.ts';
import type { TermRow } from './terms.ts';

type OfProduct = ExpressionBuilder<Database, 'product'>;

/** The published variations in order, with their pictures. */
function variations(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product as variation')
      .leftJoin('stock_level as level', 'level.product_id', 'variation.id')
      .select([
        'variation.id',
        'variation.sku',
        'variation.gtin',
        'variation.name',
        'variation.description',
        'variation.attributes',
        'variation.is_virtual',
        'variation.is_downloadable',
        'variation.weight_kg',
        'variation.length_cm',
        'variation.width_cm',
        'variation.height_cm',
        'level.quantity',
      ])
      .select([...PRICES, ...SHELVES].map((column) => `variation.${column}` as const))
      .select((of) =>
        jsonObjectFrom(
          of
            .selectFrom('product_image')
            .innerJoin('media', 'media.id', 'product_image.media_id')
            .select(JOINED_MEDIA_COLUMNS)
            .whereRef('product_image.product_id', '=', 'variation.id')
            .where('product_image.position', '=', 0),
        ).as('image'),
      )
      .whereRef('variation.parent_id', '=', 'product.id')
      .where('variation.status', '=', 'published')
      .orderBy('variation.position')
      .orderBy('variation.id'),
  );
}

function images(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_image')
      .innerJoin('media', 'media.id', 'product_image.media_id')
      .select(JOINED_MEDIA_COLUMNS)
      .whereRef('product_image.product_id', '=', 'product.id')
      .orderBy('product_image.position'),
  );
}

function categories(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'product_category.category_id')
      .select(['category.id', 'category.slug', 'category.name', 'category.parent_id'])
      .whereRef('product_category.product_id', '=', 'product.id')
      .orderBy('product_category.position'),
  );
}

function tags(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_tag')
      .innerJoin('tag', 'tag.id', 'product_tag.tag_id')
      .select(['tag.slug', 'tag.name'])
      .whereRef('product_tag.product_id', '=', 'product.id')
      .orderBy('product_tag.position'),
  );
}

function links(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_link')
      .select(['product_link.kind', 'product_link.target_id'])
      .whereRef('product_link.product_id', '=', 'product.id')
      .orderBy('product_link.position'),
  );
}

/** The names of the product's attributes and values. */
const terms = sql<TermRow[]>`(
  select coalesce(json_agg(named), '[]') from (
    select attribute.slug as attribute, attribute.name as attribute_name, term.slug, term.name, term.swatch_hex
    from jsonb_path_query(product.attributes, '$[*]') as own
    join attribute on attribute.slug = own ->> 'slug'
    left join attribute_term as term on term.attribute_slug = attribute.slug
      and term.slug in (select value #>> '{}' from jsonb_path_query(own, '$.values[*].slug') as value)
  ) as named
)`;

const fitting = sql<ProductId[]>`array(
  select stick_id from product_fit where device_id = product.id
  union select device_id from product_fit where stick_id = product.id
)`;

/** Everything a product page shows, in one statement. */
function wholeProducts(db: DbOrTx) {
  return withStock(db)
    .selectAll('product')
    .select('stock_level.quantity')
    .select((eb) => [
      variations(eb).as('variations'),
      images(eb).as('images'),
      categories(eb).as('categories'),
      tags(eb).as('tags'),
      links(eb).as('links'),
      eb
        .exists(
          eb
            .selectFrom('bundle_part')
            .select('part_id')
            .whereRef('bundle_part.product_id', '=', 'product.id'),
        )
        .as('is_bundle'),
      terms.as('terms'),
      fitting.as('fitting'),
    ])
    .where('product.type', '<>', 'variation');
}

const bySlug = prepared((db, { slug }: { slug: string }) =>
  wholeProducts(db).where('product.slug', '=', slug).compile(),
);

const byId = prepared((db, { id }: { id: ProductId }) =>
  wholeProducts(db).where('product.id', '=', id).compile(),
);

export async function readWholeBySlug(db: DbOrTx, slug: string) {
  const [row] = await bySlug(db, { slug });
  return row;
}

export async function readWholeById(db: DbOrTx, id: ProductId) {
  const [row] = await byId(db, { id });
  return row;
}
