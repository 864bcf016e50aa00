import type { ArticleCardFacts } from '#views/article-card/article-card.tsx';
import { localized, record } from '../../fields/nested.ts';
import { link } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { number } from '../../fields/values.ts';

const ARTICLES_MAX = 12;

export const fields = {
  heading: localized(text()),
  count: number({ min: 1, max: ARTICLES_MAX, initial: 3 }),
  more: record({ label: localized(text()), url: link() }),
};

/** What the loader adds. */
export type JournalData = { articles: readonly ArticleCardFacts[] };
