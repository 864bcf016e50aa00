import { ArticleCard } from '#views/article-card/article-card.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { MoreLink } from '../../parts/links.tsx';
import type { fields, JournalData } from './fields.ts';

type JournalProps = ResolvedOf<typeof fields> & JournalData & HeadingProps;

/** The latest articles. */
export function Journal({ heading, more, articles, headingId }: JournalProps) {
  if (articles.length === 0) return null;
  return (
    <section className="j-section j-wrap">
      <div className="j-head">
        <h2 id={headingId}>{heading}</h2>
        <MoreLink {...more} />
      </div>
      <div className="j-grid j-grid--three">
        {articles.map((article) => (
          <ArticleCard key={article.path} article={article} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
