import { createContext } from 'react-router';
import type { CartToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { RefusedReview } from '#shop/reviews';
import type { Shop } from '#src/compose.ts';

/** Addresses of the storefront's script and stylesheet, as the build named them. */
export type Assets = {
  script: string;
  stylesheet: string;
  preloads: readonly string[];
  /** Vite serves the source itself and reloads what changed. */
  isSource: boolean;
};

/** What one request is about, and nothing that a cacheable page may show of its visitor. */
export type Visit = {
  language: Language;
  /** The address without language: `/cart/` for `/ar/cart/`. */
  path: string;
  url: URL;
  now: Instant;
  requestId: string;
  /** Where the request came from; for limits, never for pages. */
  senderAddress: string;
  cartToken: CartToken | null;
  /** A notice waits for this visitor: the page may show it and must not be kept. */
  hasNotices: boolean;
  /** Allows the plain links and forms of this visitor's cart. */
  cartNonce: string;
  /** Sent with the site's own add; the same for every visitor, so that pages can be kept. */
  siteNonce: string;
  /** Allows one call of the cart's scripts; the same for every visitor, and good for a day at most. */
  securityFor: (action: string) => string;
  /** The cart's page in this language. */
  cartPath: string;
  /** Says that the cart was ordered: its cookies go with this answer. */
  cartWasOrdered: () => void;
  /** A review that was just sent and not taken: the page shows it again, and why. */
  refusedReview: RefusedReview | null;
  /** Where this shop stands, without a slash at the end. */
  publicUrl: string;
  assets: Assets;
};

export const shopContext = createContext<Shop>();
export const visitContext = createContext<Visit>();
