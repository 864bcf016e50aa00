import type { Shop } from '#composition/shop.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { type DocumentRow, type DocumentTerm, localizeLinks, readingMinutes } from '#shop/content';
import { type Picture, toPicture } from '#shop/media';
import type { ArticleFacts } from '#views/article-card/article-card.tsx';

/** Articles are below /blog/, projects below /portfolio/. */
export const ARCHIVES = {
  article: { basePath: '/blog/', words: 'content:blog' },
  portfolio: { basePath: '/portfolio/', words: 'content:portfolio' },
} as const;
export type ArchiveKind = keyof typeof ARCHIVES;

/** The covers of documents by id. */
export async function picturesOf(
  shop: Pick<Shop, 'media'>,
  language: Language,
  documents: readonly DocumentRow[],
): Promise<ReadonlyMap<number, Picture>> {
  const media = await shop.media.find(documents.flatMap(({ coverId }) => coverId ?? []));
  return new Map(media.map((one) => [Number(one.id), toPicture(one, language)]));
}

type ArticleContext = {
  language: Language;
  kind: ArchiveKind;
  categories: readonly DocumentTerm[];
  pictures: ReadonlyMap<number, Picture>;
};

/** The body in a language, or in English if it has no other. */
export function bodyOf(document: Pick<DocumentRow, 'body'>, language: Language) {
  const hasOwnText = language === 'en' || Boolean(document.body.ar);
  return {
    html: localizeLinks(inLanguage(document.body, language), language),
    textLanguage: hasOwnText ? language : ('en' as const),
  };
}

/** The cover with its alternative text. */
export function coverOf(
  { coverId, details }: DocumentRow,
  { pictures, language }: Pick<ArticleContext, 'pictures' | 'language'>,
): Picture | null {
  const picture = coverId === null ? undefined : pictures.get(coverId);
  if (picture === undefined) return null;
  const alt = details.coverAlt && inLanguage(details.coverAlt, language);
  return alt ? { ...picture, alt } : picture;
}

/** What archives and pages show of an article or project. */
export function toArticleFacts(document: DocumentRow, context: ArticleContext): ArticleFacts {
  const { language, kind, categories } = context;
  const { basePath } = ARCHIVES[kind];
  const category = categories.find(({ slug }) => slug === document.category);
  const { html, textLanguage } = bodyOf(document, language);
  const { author, year } = document.details;
  return {
    path: `${basePath}${document.slug}/`,
    title: inLanguage(document.title, language),
    excerpt: inLanguage(document.excerpt, language),
    picture: coverOf(document, context),
    category: category && {
      name: inLanguage(category.name, language),
      path: `${basePath}category/${category.slug}/`,
    },
    author: author && inLanguage(author, language),
    ...(kind === 'article'
      ? { publishedAt: document.publishedAt, minutes: readingMinutes(html, textLanguage) }
      : { year }),
  };
}
