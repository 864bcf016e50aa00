import type { Shop } from '#composition/shop.ts';
import type { SourceDocument } from '../../place.ts';
import { shippedComingSoon } from '../../shipped/coming-soon.ts';
import { type ShippedPlace, shippedDocuments } from '../../shipped/shipped-documents.ts';
import { understandNode, type ValidNode } from '../understand-node.ts';
import { findStored } from './find-stored.ts';

const HOME = 'home';
const PAGE = /^page-([a-z0-9][a-z0-9_-]*)$/;
const SHIPPED = /^shipped-(header|footer|not-found)$/;
const TEMPLATE = /^template-([1-9]\d{0,8})$/;

/** What the page of a closed shop has where staff made none. */
export const COMING_SOON_SOURCE: SourceDocument = { name: 'shipped-coming-soon', at: '' };

export const HOME_SOURCE: SourceDocument = { name: HOME, at: '' };

/** The name of a template or section as a source of nodes. */
export function templateSource(id: number): string {
  return `template-${id}`;
}

/** The name of a document that the shop ships as a source of nodes. */
export function shippedSource(place: ShippedPlace): string {
  return `shipped-${place}`;
}

/** The name of a page as a source of nodes. */
export function pageSource(slug: string): string {
  return `page-${slug}`;
}

/** The nodes of a published document by its name as a source; null if it does not exist. */
export async function treeOf(shop: Shop, document: string): Promise<unknown> {
  if (document === COMING_SOON_SOURCE.name) return shippedComingSoon;
  if (document === HOME) return (await shop.content.home())?.tree ?? null;
  const slug = PAGE.exec(document)?.[1];
  if (slug !== undefined) return (await shop.content.find('page', slug))?.tree ?? null;
  const shipped = SHIPPED.exec(document)?.[1];
  if (shipped !== undefined) return shippedDocuments[shipped as ShippedPlace];
  const id = TEMPLATE.exec(document)?.[1];
  return id === undefined ? null : shop.templates.tree(Number(id));
}

/**
 * A node of a published document, by the name in `Place.node`; null if it no longer exists. Forms of a widget send
 * only this name: the action and the amount are read from the document.
 */
export async function findNode(shop: Shop, name: string): Promise<ValidNode | null> {
  const end = name.indexOf('.');
  if (end < 0) return null;
  const stored = findStored(await treeOf(shop, name.slice(0, end)), '', name.slice(end + 1));
  const understood = stored === null ? null : understandNode(stored);
  return understood?.ok === true ? understood.node : null;
}
