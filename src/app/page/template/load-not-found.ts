import type { RouterContextProvider } from 'react-router';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { shippedSource, templateSource } from '#widgets/tree/find/find-node.ts';
import { shopContext, visitContext } from '../../context.ts';
import { findTemplate } from './find-template.ts';
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
  const template = await findTemplate({ shop, visit }, { place: 'not-found' });
  return resolveTree({ shop, visit }, template?.tree ?? shippedDocuments['not-found'], {
    path: visit.path,
    title: '',
    source: { name: template === null ? shippedSource('not-found') : templateSource(template.id), at: '' },
  });
}
