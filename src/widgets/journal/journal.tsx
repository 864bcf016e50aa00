import { z } from 'zod';
import { ArticleCard, type ArticleCardFacts } from '#views/article-card/article-card.tsx';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { type Link, link, linkIn, localized, type Widget } from '../widget.ts';

const fields = z.object({ heading: localized, count: z.number().int().min(1).max(12), more: link });

type JournalProps = { heading: string; more: Link; articles: readonly ArticleCardFacts[] };

/** The newest articles. */
function Journal({ heading, more, articles }: JournalProps) {
  const { to } = useLanguage();
  if (articles.length === 0) return null;
  return (
    <section className="j-section j-wrap">
      <div className="j-head">
        <h2>{heading}</h2>
        <a className="j-more" href={to(more.url)}>
          {more.label} <Icon name="arrow-right" isSmall flips />
        </a>
      </div>
      <div className="j-grid j-grid--three">
        {articles.map((article) => (
          <ArticleCard key={article.path} article={article} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}

export const journal: Widget<z.infer<typeof fields>, JournalProps> = {
  name: 'journal',
  fields,
  View: Journal,
  resolve: async ({ heading, count, more }, place) => {
    const page = await place.shop.content.newest('article', { page: 1, perPage: count });
    const articles = await Promise.all(
      (page?.documents ?? []).map(async (article) => ({
        path: `/blog/${article.slug}/`,
        title: place.text(article.title),
        excerpt: place.text(article.excerpt),
        picture: await place.picture(article.coverId),
      })),
    );
    return { heading: place.text(heading), more: linkIn(more, place), articles };
  },
};
