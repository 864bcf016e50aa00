import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { TreeReference } from '../../template.ts';

const existsAs = (place: string) =>
  sql`exists (select from template where template.id = named.id and place = ${place} and status <> 'trashed')`;

const documentAs = (kind: string) =>
  sql`exists (select from document where document.id = named.id and kind = ${kind} and status <> 'trashed')`;
const categoryOf = (kind: string) =>
  sql`exists (select from document_category where document_category.slug = named.slug and kind = ${kind})`;

const EXISTS = {
  picture: sql`exists (select from media where media.id = named.id)`,
  product: sql`exists (select from product where product.id = named.id)`,
  page: sql`exists (select from document where document.id = named.id and status <> 'trashed')`,
  category: sql`exists (select from category where category.id = named.id)`,
  brand: sql`exists (select from attribute_term where attribute_slug = 'brand' and attribute_term.slug = named.slug)`,
  attribute: sql`exists (
    select from attribute_term where attribute_slug || '/' || attribute_term.slug = named.slug
  )`,
  tag: sql`exists (select from tag where tag.slug = named.slug)`,
  section: existsAs('section'),
  popup: existsAs('popup'),
  'off-canvas': existsAs('off-canvas'),
  'loop-item': existsAs('loop-item'),
  article: documentAs('article'),
  portfolio: documentAs('portfolio'),
  'article-category': categoryOf('article'),
  'portfolio-category': categoryOf('portfolio'),
  'content-tag': sql`exists (select from document_tag where document_tag.slug = named.slug)`,
} as const satisfies Record<TreeReference['kind'], unknown>;

/** The references whose target does not exist. */
export async function missingReferences(
  db: DbOrTx,
  references: readonly TreeReference[],
): Promise<TreeReference[]> {
  if (references.length === 0) return [];
  const cases = Object.entries(EXISTS).map(([kind, exists]) => sql`when ${kind} then ${exists}`);
  const keyOf = (id: number | string) => (typeof id === 'number' ? { id } : { slug: id });
  const named = JSON.stringify(references.map(({ kind, id }, at) => ({ kind, at, ...keyOf(id) })));
  const { rows } = await sql<{ at: number }>`
    select at from jsonb_to_recordset(${named}::jsonb) as named (kind text, id bigint, slug text, at integer)
    where not (case kind ${sql.join(cases, sql` `)} else false end)
    order by at
  `.execute(db);
  return rows.flatMap(({ at }) => references[at] ?? []);
}

/** A template or document with its tree; `place` is that of a template, or the kind of a document. */
export type TreeDocument = Readonly<{
  kind: 'template' | 'document';
  id: number;
  place: string;
  name: Localized;
  tree: StoredTree;
}>;

/** Every template and document with nodes, outside the trash. */
export async function readTrees(db: DbOrTx): Promise<TreeDocument[]> {
  const { rows } = await sql<TreeDocument>`
    select 'template' as kind, id, place, jsonb_build_object('en', name) as name, tree from template
      where status <> 'trashed' and tree <> '[]'
    union all
    select 'document', id, kind, title, tree from document where status <> 'trashed' and tree <> '[]'
    order by kind, id
  `.execute(db);
  return rows;
}

/** Stores the tree of a template or document; nothing else of it changes. */
export async function writeTree(
  tx: DbOrTx,
  { kind, id, tree }: Pick<TreeDocument, 'kind' | 'id' | 'tree'>,
): Promise<void> {
  await sql`update ${sql.table(kind)} set tree = ${JSON.stringify(tree)}::jsonb where id = ${id}`.execute(tx);
}
