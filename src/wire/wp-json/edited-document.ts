import { isDeepStrictEqual } from 'node:util';
import type { Shop } from '#composition/shop.ts';
import { type EditedName, nameOf, readDocumentName } from '#kernel/editing/edited-document.ts';
import type { DocumentId, StaffId, TemplateId } from '#kernel/ids.ts';
import { treeOf } from '#widgets/tree/find/find-node.ts';
import { findStored } from '#widgets/tree/find/find-stored.ts';
import { withNode } from '#widgets/tree/find/with-node.ts';
import type { StoredNode } from '#widgets/tree/node.ts';

/** The page on which an editor shows a page or home page. */
const PREVIEW = /^\/preview\/([1-9]\d{0,8})\/$/;

/** A loop as an editor has it: its document as a source of nodes, the path of the page that shows it, and the node. */
type EditedLoop = Readonly<{ document: string; path: string; id: string; model: StoredNode; by: StaffId }>;

/** The document as its editor's URL names it; null if no editor shows it. */
function nameIn({ document, path }: EditedLoop): EditedName | null {
  const template = readDocumentName(document);
  if (template?.of === 'template') return template;
  return readDocumentName(`document-${PREVIEW.exec(path)?.[1]}`);
}

async function savedTree(shop: Shop, { of, id }: EditedName): Promise<unknown> {
  const open =
    of === 'document'
      ? await shop.content.edit.open(id as DocumentId)
      : await shop.templates.edit.open(id as TemplateId);
  return open?.draft.tree ?? [];
}

/**
 * The nodes of the document that an editor shows: the editor's own draft if it has the loop as it was sent, otherwise
 * the saved document with the loop in its place.
 */
export async function editedTree(shop: Shop, loop: EditedLoop): Promise<StoredNode[]> {
  const { document, id, model, by } = loop;
  const name = nameIn(loop);
  if (name === null) return withNode(await treeOf(shop, document), { id, node: model });
  const { own } = await shop.editorDrafts.of({ document: nameOf(name), staffId: by });
  const isDrafted = own !== null && isDeepStrictEqual(findStored(own.tree, '', id), model);
  return withNode(isDrafted ? own.tree : await savedTree(shop, name), { id, node: model });
}
