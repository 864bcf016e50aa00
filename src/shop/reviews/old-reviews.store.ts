import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { OldReview } from './read-row.ts';

export type Digested = OldReview & { digest: string };

const GIVEN = sql`jsonb_to_recordset`;
const COLUMNS = sql`as r("oldId" text, sku text, "productId" int, rating int, title text, body text, language text, author text,
  email text, "isVerified" boolean, status text, reply text, "writtenAt" timestamptz, digest text)`;
/** By SKU, else by the number it kept; a variation's review is its product's. */
const PRODUCT = sql`(select coalesce(product.parent_id, product.id) from product
  where case when r.sku <> '' then product.sku = r.sku else product.id = r."productId" end)`;

export type StoredReview = Readonly<{
  oldId: string;
  /** Null: its product is not here. */
  productId: number | null;
  /** Null: it is not here yet. */
  digest: string | null;
}>;

/** What the shop knows of some reviews, by the numbers they had. */
export async function findOldReviews(db: DbOrTx, reviews: readonly Digested[]): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    select r."oldId", ${PRODUCT} as "productId", review.import_digest as digest
    from ${GIVEN}(${JSON.stringify(reviews)}::jsonb) ${COLUMNS} left join review on review.old_id = r."oldId"
  `.execute(db);
  return rows;
}

/** @returns the products whose reviews changed */
export async function writeOldReviews(db: DbOrTx, reviews: readonly Digested[]): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    insert into review (old_id, product_id, rating, title, body, language, author, email, is_verified, status, reply,
      written_at, import_digest)
    select r."oldId", ${PRODUCT}, rating, title, body, language, author, email, "isVerified", status,
      case when reply = '' then null else jsonb_build_object('text', reply) end, "writtenAt", digest
    from ${GIVEN}(${JSON.stringify(reviews)}::jsonb) ${COLUMNS}
    on conflict (old_id) do update set product_id = excluded.product_id, rating = excluded.rating, title = excluded.title,
      body = excluded.body, language = excluded.language, author = excluded.author, email = excluded.email,
      is_verified = excluded.is_verified, status = excluded.status, reply = excluded.reply,
      written_at = excluded.written_at, import_digest = excluded.import_digest
    returning product_id
  `.execute(db);
  return [...new Set(rows.map(({ product_id }) => product_id))];
}
