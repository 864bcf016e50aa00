import { data, redirect } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type DocumentFilter, type DocumentRow, type DocumentTerm, parsePageNumber } from '#shop/content';
import { archiveSubject } from '#shop/templates';
import type { ArticleListProps } from '#views/article-list/article-list.tsx';
import { archiveLayout, archivePerPage, hasLead } from '#widgets/loop/archive-layout.ts';
import {
  ARCHIVES,
  type ArchiveKind,
  bodyOf,
  picturesOf,
  toArticleFacts,
} from '#widgets/loop/load/article-facts.ts';
import { pictured } from '#widgets/loop/load/pictured.ts';
import type { Visit } from '../../context.ts';
import { forEverybody } from '../../page/document/printed-only.ts';
import { loadTemplate } from '../../page/template/load-template.ts';

type Deps = { shop: Shop; visit: Visit; kind: ArchiveKind };
type ArchiveRequest = {
  category?: string | undefined;
  tag?: string | undefined;
  number?: string | undefined;
};

type Term = { path: string; title: string; crumb: string };

function named(term: DocumentTerm | undefined, visit: Visit): string {
  if (term === undefined) throw data(null, { status: 404 });
  return inLanguage(term.name, visit.language);
}

/** @throws a 404 for an unknown category or tag */
async function termOf(
  { shop, visit, kind }: Deps,
  filter: DocumentFilter,
  categories: readonly DocumentTerm[],
): Promise<Term | null> {
  const t = wordsIn(visit.language);
  const { basePath } = ARCHIVES[kind];
  const { category, tag } = filter;
  if (category !== undefined) {
    const crumb = named(
      categories.find(({ slug }) => slug === category),
      visit,
    );
    const title = t(kind === 'article' ? 'content:inCategory' : 'content:workIn', { name: crumb });
    return { path: `${basePath}category/${category}/`, title, crumb };
  }
  if (tag === undefined) return null;
  const [namedTag] = await shop.content.tags([tag]);
  const crumb = named(namedTag, visit);
  return { path: `${basePath}tag/${tag}/`, title: t('content:withTag', { name: crumb }), crumb };
}

async function wholeText({ shop, visit }: Deps, document: DocumentRow) {
  const body = bodyOf(document, visit.language);
  return { ...body, html: await pictured(shop, visit.language, body.html) };
}

/** The page number in the URL; `/page/1/` redirects to the first page's only URL. */
function pageNumber({ visit }: Deps, { number }: ArchiveRequest, path: string): number {
  const page = parsePageNumber(number, visit.url.searchParams.get('paged'));
  if (page === null) throw data(null, { status: 404 });
  if (page === 1 && number !== undefined) throw redirect(addressIn(visit.language, path), 301);
  return page;
}

/**
 * One page of articles or projects: all, of a category, or of a tag.
 *
 * @throws a 404 past the last page and for unknown categories and tags
 */
export async function loadArchive(deps: Deps, request: ArchiveRequest) {
  const { shop, visit, kind } = deps;
  const t = wordsIn(visit.language);
  const { basePath, words } = ARCHIVES[kind];
  const filter: DocumentFilter = { category: request.category, tag: request.tag };
  const [settings, categories] = await Promise.all([shop.settings.all(), shop.content.categories(kind)]);
  const layout = archiveLayout(kind, settings);
  const perPage = archivePerPage(kind, settings);
  const term = await termOf(deps, filter, categories);
  const path = term?.path ?? basePath;
  const page = pageNumber(deps, request, path);
  const newest = await shop.content.newest(kind, { page, perPage, filter });
  if (newest === null || (newest.count === 0 && term !== null)) throw data(null, { status: 404 });
  const pictures = await picturesOf(shop, visit.language, newest.documents);
  const context = { language: visit.language, kind, categories, pictures };
  const root = t(`${words}.title`);
  const list: ArticleListProps = {
    kind,
    layout,
    title: term?.title ?? root,
    lead: term === null ? t(`${words}.lead`) : '',
    path,
    crumbs: [
      { label: root, href: basePath },
      ...(term === null ? [] : [{ label: term.crumb, href: term.path }]),
    ],
    categories: categories.map(({ slug, name }) => ({
      name: inLanguage(name, visit.language),
      path: `${basePath}category/${slug}/`,
      isCurrent: slug === filter.category,
    })),
    articles: await Promise.all(
      newest.documents.map(async (document) => ({
        ...toArticleFacts(document, context),
        body: layout === 'full' ? await wholeText(deps, document) : null,
      })),
    ),
    hasLead: hasLead({ of: kind, ...filter, page, count: newest.documents.length }),
    page,
    pageCount: newest.pageCount,
  };
  const template = await loadTemplate(deps, archiveSubject({ kind, ...filter }), {
    path,
    title: list.title,
    subject: { kind: 'archive', of: kind, ...filter, page, perPage },
  });
  return forEverybody({ list, template, publicUrl: visit.publicUrl });
}
