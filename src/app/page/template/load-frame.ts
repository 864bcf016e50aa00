import type { Shop } from '#composition/shop.ts';
import { COMING_SOON_PATH } from '#shop/coming-soon';
import { searchTextOf } from '#shop/listing';
import { PAGE_IN_PATH } from '#shop/loops';
import { frameSubject, goByContent, type Page, pageAt, pageSubject, type Template } from '#shop/templates';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { shippedSource, templateSource } from '#widgets/tree/find/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { withoutWidget } from '#widgets/tree/without-widget.ts';
import { findTemplate } from './find-template.ts';
import { resolveFrame, type TreeDeps } from './resolve-tree.ts';

/** Closed in every coming-soon mode, and open once the shop is. */
const CLOSED_PATH = '/shop/';

/** The product, list or text that the page of a visit shows; kept with what it depends on. */
async function aboutPage({ shop, visit }: TreeDeps, isSearch: boolean): Promise<Page['about']> {
  const path = visit.path.replace(PAGE_IN_PATH, '');
  const read = async (from: Shop) => {
    const page = await pageAt(from, { path, isSearch });
    return page === null ? null : pageSubject(page);
  };
  return visit.blocks === null ? read(shop) : visit.blocks.data(`about ${isSearch} ${path}`, read);
}

/**
 * The visited page as conditions of templates see it.
 *
 * @param templates the candidates: what the page shows is only read if one has a condition on it
 */
export async function framedPage(deps: TreeDeps, templates: readonly Template[]): Promise<Page> {
  const { shop, visit } = deps;
  const isSearch = searchTextOf(visit.url.searchParams) !== '';
  const listingPrefix = (await shop.settings.all())['catalogue.listingPrefix'];
  const about = goByContent(templates) ? await aboutPage(deps, isSearch) : null;
  return { path: visit.path, isSearch, listingPrefix, about };
}

/** Where the links of a frame lead back to: instead of the page of a closed shop, to one that it stands in for. */
function pathOf({ path }: TreeDeps['visit']): string {
  return path === COMING_SOON_PATH ? CLOSED_PATH : path;
}

/** What stands in the header or the footer of a page: the nodes of its template, or of the shipped one. */
export async function loadFrame(deps: TreeDeps, place: 'header' | 'footer'): Promise<ResolvedWidget[]> {
  const page = await framedPage(deps, await deps.shop.templates.published(place));
  const subject = frameSubject(place, page);
  const template = await findTemplate(deps, subject);
  return resolveFrame(deps, template?.tree ?? shippedDocuments[place], {
    path: pathOf(deps.visit),
    source: { name: template === null ? shippedSource(place) : templateSource(template.id), at: '' },
  });
}

/**
 * What a page leaves out of its frame: menus where it leads nowhere else, forms where it has its own to be filled in,
 * payment methods where nothing is sold.
 */
export type FrameWithout = Readonly<{ menus: boolean; forms: boolean; payments: boolean }>;

const MENUS = ['nav-menu'];
const PAYMENTS = ['payment-methods'];
const FORMS = ['form', 'subscribe-form'];

/** The nodes of a frame without what the page leaves out. */
export function partOfFrame(
  resolved: readonly ResolvedWidget[],
  { menus, forms, payments }: FrameWithout,
): readonly ResolvedWidget[] {
  const names = [...(menus ? MENUS : []), ...(forms ? FORMS : []), ...(payments ? PAYMENTS : [])];
  return names.reduce((left, name) => withoutWidget(left, name), resolved);
}
