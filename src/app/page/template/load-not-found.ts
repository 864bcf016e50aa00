import type { RouterContextProvider } from 'react-router';
import { chooseTemplate } from '#shop/templates';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { templateSource } from '#widgets/tree/find-node.ts';
import { shopContext, visitContext } from '../../context.ts';
import type { NotFound } from './not-found.tsx';
import { resolveTree } from './resolve-tree.ts';

const NOT_FOUND = 404;

/** The widgets of the page for unknown addresses, from its template or as shipped; null for other statuses. */
export async function loadNotFound(
  context: Readonly<RouterContextProvider>,
  status: number,
): Promise<NotFound> {
  if (status !== NOT_FOUND) return null;
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { chosen } = chooseTemplate(await shop.templates.published('not-found'), { place: 'not-found' });
  const tree = chosen === null ? null : await shop.templates.tree(chosen.id);
  return resolveTree({ shop, visit }, tree ?? shippedDocuments['not-found'], {
    path: visit.path,
    title: '',
    source: { name: templateSource(chosen?.id ?? 0), at: '' },
  });
}
