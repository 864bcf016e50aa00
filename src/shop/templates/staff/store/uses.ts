import { sql } from 'kysely';
import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { Localized } from '#kernel/language.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';

type UseIn<Kind extends DocumentUse['kind']> = Extract<DocumentUse, { kind: Kind }>;

/** A template or document outside the trash as a use, with all that can name another one. */
export type NamingDocument = Readonly<{
  use: UseIn<'document'> | (UseIn<'template'> & { kind: 'template' });
  tree: StoredTree;
  body: string;
}>;

/** Every template and document outside the trash. */
export async function readNamingDocuments(db: DbOrTx): Promise<NamingDocument[]> {
  const { rows } = await sql<NamingDocument>`
    select use, tree, body from (
      select jsonb_build_object('kind', 'document', 'of', kind, 'id', id, 'name', title) as use, tree, body::text as body,
        1 as part, id
      from document where status <> 'trashed'
      union all
      select jsonb_build_object('kind', 'template', 'id', id, 'name', jsonb_build_object('en', name)), tree, '', 2, id
      from template where status <> 'trashed'
    ) as naming order by part, id
  `.execute(db);
  return rows;
}

/** The addresses that menus lead to, by the place of the menu. */
export async function readMenuAddresses(db: DbOrTx): Promise<{ place: string; addresses: string[] }[]> {
  const { rows } = await sql<{ place: string; addresses: string[] }>`
    select location as place, jsonb_path_query_array(items, '$.**.url') as addresses from menu order by location
  `.execute(db);
  return rows;
}

type LinkingProduct = Readonly<{ id: number; name: Localized; texts: string }>;

/** Its condition is that of the index `product_link_actions`. */
export const LINKING_PRODUCTS = sql<LinkingProduct>`
  select id, name, description::text || short_description::text as texts from product
  where parent_id is null and description::text || short_description::text ~ '#(popup:|off_canvas:|elementor-action)'
  order by id
`;

/** Products whose texts have links that do something to a popup or an off-canvas panel. */
export async function readLinkingProducts(db: DbOrTx): Promise<LinkingProduct[]> {
  return (await LINKING_PRODUCTS.execute(db)).rows;
}
