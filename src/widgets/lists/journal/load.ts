import { inLanguage } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { fields, JournalData } from './fields.ts';

/** The newest articles. */
export const loadJournal: Loader<typeof fields, JournalData> = async (
  { count },
  { shop, language, picture },
) => {
  const page = await shop.content.newest('article', { page: 1, perPage: count });
  const articles = await Promise.all(
    (page?.documents ?? []).map(async (article) => ({
      path: `/blog/${article.slug}/`,
      title: inLanguage(article.title, language),
      excerpt: inLanguage(article.excerpt, language),
      picture: await picture(article.coverId),
    })),
  );
  return { articles };
};
