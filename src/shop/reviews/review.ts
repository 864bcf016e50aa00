import type { ReviewId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Media } from '#shop/media';
import type { ReviewQuery } from './rules/review-query.ts';

/** A review as displayed. */
export type Review = Readonly<{
  id: ReviewId;
  /** 1 to 5; null without a rating. */
  rating: number | null;
  title: string;
  body: string;
  language: string;
  author: string;
  /** An order with the author's email contains the product. */
  isVerified: boolean;
  /** Number of helpful votes. */
  helpful: number;
  /** The shop's reply; empty for none. */
  reply: string;
  writtenAt: Instant;
  pictures: readonly Media[];
}>;

/** A photo of a customer, as displayed among all of a product. */
export type CustomerPhoto = Readonly<{ reviewId: ReviewId; author: string; media: Media }>;

/** A page of reviews with the summary of all. */
export type ReviewSummary = Readonly<{
  reviews: readonly Review[];
  /** The author's own pending review; visible only to them. */
  own: Review | null;
  /** All approved reviews. */
  total: number;
  /** Those with a rating. */
  rated: number;
  /** Those with pictures. */
  pictured: number;
  /** The newest pictures of all approved reviews, some of them. */
  photos: readonly CustomerPhoto[];
  /** Whether the review has helpful votes. */
  hasVotes: boolean;
  /** 1 to 5 with fractions; 0 without ratings. */
  average: number;
  /** Counts by rating, five first. */
  distribution: readonly Readonly<{ rating: number; count: number }>[];
  query: ReviewQuery;
  /** Number of reviews that match the filters. */
  matching: number;
  pageCount: number;
}>;

/** A validated and cleaned review. */
export type ReviewText = Readonly<{
  rating: number | null;
  title: string;
  body: string;
  author: string;
  email: string;
  language: Language;
}>;
