import type { Shop } from '#composition/shop.ts';
import { searchTextOf } from '#shop/listing';
import { PAGE_IN_PATH } from '#shop/loops';
import { chooseTemplate, framedPageAt, frameSubject, type Page, type Subject } from '#shop/templates';
import type { PageFacts } from '../../place.ts';
import { type ShippedPlace, shippedDocuments } from '../../shipped/shipped-documents.ts';
import { HOME_SOURCE, pageSource, shippedSource, templateSource, treeOf } from './find-node.ts';

/** A document that a page is made of, by its name as a source. */
export type PageDocument = Readonly<{ name: string; tree: unknown }>;

/** A published page: the document of its content, and those around it. */
export type PageDocuments = Readonly<{
  header: PageDocument;
  template: PageDocument | null;
  content: PageDocument | null;
  footer: PageDocument;
}>;

async function templateOf(shop: Shop, subject: Subject): Promise<PageDocument | null> {
  const { chosen } = chooseTemplate(await shop.templates.published(subject.place), subject);
  if (chosen === null) return null;
  return { name: templateSource(chosen.id), tree: await shop.templates.tree(chosen.id) };
}

/** The template for a subject, or the document that the shop ships in its place. */
async function shownFor(shop: Shop, subject: Subject & { place: ShippedPlace }): Promise<PageDocument> {
  const { place } = subject;
  return (await templateOf(shop, subject)) ?? { name: shippedSource(place), tree: shippedDocuments[place] };
}

async function named(shop: Shop, name: string): Promise<PageDocument> {
  return { name, tree: await treeOf(shop, name) };
}

async function contentOf(shop: Shop, page: Page): Promise<Pick<PageDocuments, 'template' | 'content'>> {
  const { about, path } = page;
  if (frameSubject('header', page).type === 'home')
    return { template: null, content: await named(shop, HOME_SOURCE.name) };
  if (about === null) return { template: await shownFor(shop, { place: 'not-found' }), content: null };
  const [, slug = ''] = path.split('/');
  const [template, content] = await Promise.all([
    templateOf(shop, about),
    about.place === 'page' ? named(shop, pageSource(slug)) : null,
  ]);
  return { template, content };
}

/** The published documents of the page at an address; those of the page for unknown addresses if there is none. */
export async function documentsOfPage(
  shop: Shop,
  { path, query }: Pick<PageFacts, 'path' | 'query'>,
): Promise<PageDocuments> {
  const isSearch = searchTextOf(new URLSearchParams(query)) !== '';
  const page = await framedPageAt(shop, { path: path.replace(PAGE_IN_PATH, ''), isSearch });
  const frame = async <Place extends 'header' | 'footer'>(place: Place) =>
    shownFor(shop, { ...frameSubject(place, page), place });
  const [header, content, footer] = await Promise.all([
    frame('header'),
    contentOf(shop, page),
    frame('footer'),
  ]);
  return { header, ...content, footer };
}
