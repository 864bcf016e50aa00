import { data } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type DocumentRow, linkedProducts, outlineOf } from '#shop/content';
import { documentSubject, panelsIn } from '#shop/templates';
import type { ArticlePageProps } from '#views/article-page/article-page.tsx';
import {
  ARCHIVES,
  type ArchiveKind,
  bodyOf,
  picturesOf,
  toArticleFacts,
} from '#widgets/loop/load/article-facts.ts';
import { pictured } from '#widgets/loop/load/pictured.ts';
import type { Visit } from '../../context.ts';
import { forEverybody } from '../document/printed-only.ts';
import { loadSharing } from '../sharing.ts';
import { loadTemplate } from '../template/load-template.ts';
import { carryPanels } from '../template/resolve-tree.ts';

const RELATED = 3;
const MOST_PRODUCTS = 4;

type Deps = { shop: Shop; visit: Visit; kind: ArchiveKind };

/** The related products of a text: chosen ones, then linked ones. */
async function productsOf({ shop, visit }: Deps, document: DocumentRow) {
  const slugs = [...new Set([...document.details.products, ...linkedProducts(document.body.en)])];
  const ids = await shop.catalogue.idsOf(slugs.slice(0, MOST_PRODUCTS));
  return shop.listing.findCards(ids, visit.language, visit.now);
}

async function tagsOf({ shop, visit }: Deps, document: DocumentRow) {
  const tags = await shop.content.tags(document.tags);
  return tags.map(({ slug, name }) => ({
    name: inLanguage(name, visit.language),
    path: `${ARCHIVES.article.basePath}tag/${slug}/`,
  }));
}

/** The data of the page of an article or project. */
export async function articleOf(deps: Deps, document: DocumentRow) {
  const { shop, visit, kind } = deps;
  const [neighbours, categories, products, tags] = await Promise.all([
    shop.content.around(document, RELATED),
    shop.content.categories(kind),
    productsOf(deps, document),
    tagsOf(deps, document),
  ]);
  const pictures = await picturesOf(shop, visit.language, [document, ...neighbours.related]);
  const toFacts = (one: DocumentRow) =>
    toArticleFacts(one, { language: visit.language, kind, categories, pictures });
  const facts = toFacts(document);
  const { basePath, words } = ARCHIVES[kind];
  const { html, textLanguage } = bodyOf(document, visit.language);
  const text = await pictured(shop, visit.language, html);
  await carryPanels(deps, panelsIn(text));
  const toLink = (one: { slug: string; title: DocumentRow['title'] } | null) =>
    one && { path: `${basePath}${one.slug}/`, title: inLanguage(one.title, visit.language) };
  const article: ArticlePageProps = {
    kind,
    facts,
    ...outlineOf(text),
    textLanguage,
    crumbs: [
      { label: wordsIn(visit.language)(`${words}.title`), href: basePath },
      { label: facts.title, href: facts.path },
    ],
    tags,
    share: await loadSharing(shop, visit, { ...facts, pictureFile: facts.picture?.file ?? null }),
    previous: toLink(neighbours.previous),
    next: toLink(neighbours.next),
    related: neighbours.related.map(toFacts),
    products,
  };
  const seo = {
    title: inLanguage(document.seo.title, visit.language),
    description: inLanguage(document.seo.description, visit.language),
  };
  const template = await loadTemplate(deps, documentSubject(document), {
    path: facts.path,
    title: facts.title,
    outline: article.entries,
    subject: { kind, id: document.id, category: document.category, tags: document.tags },
  });
  return { article, seo, template, publicUrl: visit.publicUrl };
}

/** An article or project. @throws a 404 for an unknown or unpublished one */
export async function loadArticle(deps: Deps, slug: string) {
  const document = await deps.shop.content.find(deps.kind, slug);
  if (document === null) throw data(null, { status: 404 });
  return forEverybody(await articleOf(deps, document));
}
