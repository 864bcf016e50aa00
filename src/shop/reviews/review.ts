import type { ReviewId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Media } from '#shop/media';
import type { ReviewQuery } from './review-query.ts';

/** A review as a page shows it. */
export type Review = Readonly<{
  id: ReviewId;
  /** 1 to 5; null when its author gave none. */
  rating: number | null;
  title: string;
  body: string;
  language: string;
  author: string;
  /** An order with the author's e-mail holds the product. */
  isVerified: boolean;
  /** How many visitors found it helpful. */
  helpful: number;
  /** What the shop answers; empty when it does not. */
  reply: string;
  writtenAt: Instant;
  pictures: readonly Media[];
}>;

/** A page of reviews with what all of them say together. */
export type ReviewSummary = Readonly<{
  reviews: readonly Review[];
  /** The author's own, still waiting; shown to nobody else. */
  own: Review | null;
  /** Approved reviews, with or without stars. */
  total: number;
  /** Those with stars. */
  rated: number;
  /** Those with pictures. */
  pictured: number;
  /** 1 to 5 with fractions; 0 without stars. */
  average: number;
  /** Stars, five first, with how many gave them. */
  distribution: readonly Readonly<{ rating: number; count: number }>[];
  query: ReviewQuery;
  /** Reviews that meet the query's filters. */
  matching: number;
  pageCount: number;
}>;

/** What one person says of a product, checked and cleaned. */
export type ReviewText = Readonly<{
  rating: number | null;
  title: string;
  body: string;
  author: string;
  email: string;
  language: Language;
}>;
