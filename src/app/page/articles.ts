import { data } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { type DocumentKind, localizeLinks } from '#shop/content';
import { toPicture } from '#shop/media';
import type { Shop } from '#src/compose.ts';
import type { Visit } from '../context.ts';

const PER_PAGE = 9;

type Needs = {
  shop: Shop;
  visit: Visit;
  kind: Extract<DocumentKind, 'article' | 'portfolio'>;
  basePath: string;
};

async function pictures(shop: Shop, visit: Visit, ids: readonly (number | null)[]) {
  const media = await shop.media.find(ids.flatMap((id) => id ?? []));
  return new Map(media.map((one) => [Number(one.id), toPicture(one, visit.language)]));
}

/** One page of articles or work. @throws a 404 past the last page */
export async function loadArticles({ shop, visit, kind, basePath }: Needs) {
  const asked = visit.url.searchParams.get('paged') ?? '1';
  const number = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const found = await shop.content.newest(kind, number, PER_PAGE);
  if (found === null) throw data(null, { status: 404 });
  const covers = await pictures(
    shop,
    visit,
    found.documents.map(({ coverId }) => coverId),
  );
  return {
    page: found.page,
    pageCount: found.pageCount,
    publicUrl: visit.publicUrl,
    articles: found.documents.map(({ slug, title, excerpt, coverId }) => ({
      path: `${basePath}${slug}/`,
      title: inLanguage(title, visit.language),
      excerpt: inLanguage(excerpt, visit.language),
      picture: coverId === null ? null : (covers.get(coverId) ?? null),
    })),
  };
}

/** One article or piece of work. @throws a 404 for an unknown address and before its day */
export async function loadArticle({ shop, visit, kind, basePath }: Needs, slug: string) {
  const found = await shop.content.find(kind, slug);
  if (found === null || found.publishedAt > visit.now) throw data(null, { status: 404 });
  const covers = await pictures(shop, visit, [found.coverId]);
  const hasOwnText = visit.language === 'en' || Boolean(found.body.ar);
  return {
    title: inLanguage(found.title, visit.language),
    excerpt: inLanguage(found.excerpt, visit.language),
    html: localizeLinks(inLanguage(found.body, visit.language), visit.language),
    textLanguage: hasOwnText ? visit.language : ('en' as const),
    cover: found.coverId === null ? null : (covers.get(found.coverId) ?? null),
    publishedAt: found.publishedAt,
    path: `${basePath}${slug}/`,
    publicUrl: visit.publicUrl,
  };
}
