import type { Shop } from '#composition/shop.ts';
import { SEARCH_PARAMETERS } from '#shop/listing';
import { PAGE_IN_PATH } from '#shop/loops';
import { frameSubject, goByContent, type Page, pageAt, pageSubject, type Template } from '#shop/templates';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { shippedSource, templateSource } from '#widgets/tree/find/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { withoutWidget } from '#widgets/tree/without-widget.ts';
import { findTemplate } from './find-template.ts';
import { resolveFrame, type TreeDeps } from './resolve-tree.ts';

/** The product, list or text that the visited page shows; cached with its dependencies. */
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
  const isSearch = SEARCH_PARAMETERS.some((name) => visit.url.searchParams.get(name)?.trim());
  const listingPrefix = (await shop.settings.all())['catalogue.listingPrefix'];
  const about = goByContent(templates) ? await aboutPage(deps, isSearch) : null;
  return { path: visit.path, isSearch, listingPrefix, about };
}

/** The widgets of a page's header or footer: of its template, or of the shipped one. */
export async function loadFrame(deps: TreeDeps, place: 'header' | 'footer'): Promise<ResolvedWidget[]> {
  const page = await framedPage(deps, await deps.shop.templates.published(place));
  const subject = frameSubject(place, page);
  const found = await findTemplate(deps, subject);
  return resolveFrame(deps, found?.tree ?? shippedDocuments[place], {
    path: deps.visit.path,
    source: { name: found === null ? shippedSource(place) : templateSource(found.id), at: '' },
  });
}

/** What the frame of a page omits: menus at the checkout, forms on pages with a form. */
export type FrameWithout = Readonly<{ menus: boolean; forms: boolean }>;

const MENUS = ['nav-menu'];
const FORMS = ['form', 'subscribe-form'];

/** The nodes of a frame without its menus or its forms. */
export function partOfFrame(
  resolved: readonly ResolvedWidget[],
  { menus, forms }: FrameWithout,
): readonly ResolvedWidget[] {
  const names = [...(menus ? MENUS : []), ...(forms ? FORMS : [])];
  return names.reduce((left, name) => withoutWidget(left, name), resolved);
}
