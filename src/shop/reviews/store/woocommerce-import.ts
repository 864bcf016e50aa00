import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ImportedReviewRow } from '../rules/woocommerce-row.ts';

export type Digested = ImportedReviewRow & { digest: string };

const GIVEN = sql`jsonb_to_recordset`;
const COLUMNS = sql`as r("oldId" text, sku text, "productId" int, rating int, title text, body text, language text, author text,
  email text, "isVerified" boolean, status text, reply text, "writtenAt" timestamptz, digest text)`;
/** The product by SKU, else by its old id; a variation's review belongs to its product. */
const PRODUCT = sql`(select coalesce(product.parent_id, product.id) from product
  where case when r.sku <> '' then product.sku = r.sku else product.id = r."productId" end)`;

/** Staff wrote, changed or removed the reply since the last import. */
const OWN_REPLY = sql<boolean>`coalesce(review.reply ? 'by', false)`;
/** Staff set the current state. */
const OWN_STATUS = sql<boolean>`coalesce(review.status = (
  select to_status from review_event where review_id = review.id order by id desc limit 1), false)`;

export type StoredReview = Readonly<{
  oldId: string;
  /** Null: the product does not exist. */
  productId: number | null;
  /** Null: not imported yet. */
  digest: string | null;
  /** Fields changed by staff that differ in the row. */
  isReplyChanged: boolean;
  isStatusChanged: boolean;
}>;

/** Existing reviews by their old ids. */
export async function findImportedReviews(db: DbOrTx, reviews: readonly Digested[]): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    select r."oldId", ${PRODUCT} as "productId", review.import_digest as digest,
      ${OWN_REPLY} and coalesce(review.reply ->> 'text', '') <> r.reply as "isReplyChanged",
      ${OWN_STATUS} and review.status <> r.status as "isStatusChanged"
    from ${GIVEN}(${JSON.stringify(reviews)}::jsonb) ${COLUMNS} left join review on review.old_id = r."oldId"
  `.execute(db);
  return rows;
}

type Taken = Readonly<{ takesReply: boolean; takesStatus: boolean }>;

/**
 * Writes reviews; replies and states set by staff are kept, unless the file's are chosen.
 *
 * @returns the products whose reviews changed
 */
export async function writeImportedReviews(
  db: DbOrTx,
  reviews: readonly Digested[],
  { takesReply, takesStatus }: Taken,
): Promise<ProductId[]> {
  const keepsReply = sql`${OWN_REPLY} and not ${takesReply}::boolean`;
  const keepsStatus = sql`${OWN_STATUS} and not ${takesStatus}::boolean`;
  const { rows } = await sql<{ product_id: ProductId }>`
    insert into review (old_id, product_id, rating, title, body, language, author, email, is_verified, status, reply,
      written_at, import_digest)
    select r."oldId", ${PRODUCT}, rating, title, body, language, author, email, "isVerified", status,
      case when reply = '' then null else jsonb_build_object('text', reply) end, "writtenAt", digest
    from ${GIVEN}(${JSON.stringify(reviews)}::jsonb) ${COLUMNS}
    on conflict (old_id) do update set product_id = excluded.product_id, rating = excluded.rating, title = excluded.title,
      body = excluded.body, language = excluded.language, author = excluded.author, email = excluded.email,
      is_verified = excluded.is_verified or (review.is_verified and ${keepsStatus}),
      status = case when ${keepsStatus} then review.status else excluded.status end,
      reply = case when ${keepsReply} then review.reply else excluded.reply end,
      written_at = excluded.written_at, import_digest = excluded.import_digest
    returning product_id
  `.execute(db);
  return [...new Set(rows.map(({ product_id }) => product_id))];
}
