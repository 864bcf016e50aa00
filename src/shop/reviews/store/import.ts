import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type ImportedReview = {
  id: number;
  sku: string;
  rating: number;
  title: string;
  body: string;
  language: string;
  author: string;
  isVerified: boolean;
  status: 'approved' | 'pending' | 'spam';
  helpful: number;
  reply: string | null;
  writtenAt: string;
};

/**
 * Upserts reviews by id; skips unchanged ones.
 *
 * @returns the products whose reviews changed
 */
export async function upsertReviews(
  db: DbOrTx,
  reviews: readonly (ImportedReview & { digest: string })[],
): Promise<ProductId[]> {
  const given = reviews.map(({ isVerified, writtenAt, reply, ...rest }) => ({
    ...rest,
    is_verified: isVerified,
    written_at: writtenAt,
    reply: reply === null ? null : { text: reply },
  }));
  const { rows } = await sql<{ product_id: ProductId }>`
    with given as (
      select r.*, coalesce(product.parent_id, product.id) as product_id
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(id int, sku text, rating int, title text, body text,
        language text, author text, is_verified boolean, status text, helpful int, reply jsonb, written_at timestamptz, digest text)
      join product on product.sku = r.sku
    )
    insert into review (id, product_id, rating, title, body, language, author, is_verified, status, helpful, reply, written_at, import_digest)
    overriding system value
    select id, product_id, rating, title, body, language, author, is_verified, status, helpful, reply, written_at, digest from given
    on conflict (id) do update set product_id = excluded.product_id, rating = excluded.rating, title = excluded.title,
      body = excluded.body, language = excluded.language, author = excluded.author, is_verified = excluded.is_verified,
      status = excluded.status, helpful = excluded.helpful, reply = excluded.reply, written_at = excluded.written_at,
      import_digest = excluded.import_digest
    where review.import_digest <> excluded.import_digest
    returning product_id
  `.execute(db);
  // Visitors may be adding reviews with higher ids: the sequence never goes back.
  await sql`
    select setval('review_id_seq', highest) from review_id_seq, (select max(id) as highest from review) brought
    where highest > case when is_called then last_value else 0 end
  `.execute(db);
  return [...new Set(rows.map(({ product_id }) => product_id))];
}
