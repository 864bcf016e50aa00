import { type EditedOnPage, editedOnPage } from '#app/admin/editor/actions/open-edited.ts';
import type { Shop } from '#composition/shop.ts';
import { readDocumentName } from '#kernel/editing/edited-document.ts';
import type { Language } from '#kernel/language.ts';

/**
 * Opens what a preview link shows: the draft of the link's author, or else the saved document.
 *
 * @returns null for an unknown, expired or revoked link, and for a deleted document
 */
export async function openPreviewLink(
  shop: Shop,
  { token, language }: { token: string; language: Language },
): Promise<EditedOnPage | null> {
  const link = await shop.previewLinks.find(token);
  const name = link === null ? null : readDocumentName(link.document);
  if (link === null || name === null) return null;
  const { own: draft } = await shop.editorDrafts.of(link);
  const shown = await editedOnPage(shop, { name, tree: draft?.tree ?? null, address: null, language });
  return shown.ok ? shown.value : null;
}
