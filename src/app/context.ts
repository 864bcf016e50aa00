import { createContext } from 'react-router';
import type { Desk } from '#desk/desk.ts';
import type { CartToken, SessionToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Notice } from '#shop/cart';
import type { Account, NewSession } from '#shop/customers';
import type { RefusedReview } from '#shop/reviews';
import type { SignedIn } from '#shop/staff';
import type { Shop } from '#src/compose.ts';

/** Addresses of the storefront's script and stylesheet, as the build named them. */
export type Assets = {
  script: string;
  stylesheet: string;
  /** Beside it, for the pages of an account. */
  accountStylesheet: string;
  preloads: readonly string[];
  /** Vite serves the source itself and reloads what changed. */
  isSource: boolean;
};

/** Secrets that a page keeps in the browser between two of its steps, so that no address holds them. */
export type KeptSecret = 'reset' | 'confirm' | 'code' | 'joining';

/** Accounts, as far as a page needs their cookies. Pages that may be kept never ask it anything. */
export type AccountDoor = {
  /** Who is signed in in this browser, asked once per request; null for everybody else. */
  open: () => Promise<Account | null>;
  /** As the browser names itself. */
  agent: string;
  /** Allows one form, to who is signed in or to any guest. */
  nonce: (action: string) => string;
  allows: (action: string, nonce: unknown) => boolean;
  /** The browser keeps what it has got; its cart's cookies are those of the account. */
  signedIn: (session: NewSession) => Promise<void>;
  /** The browser forgets the account and its cart. */
  signedOut: () => void;
  /** A sentence for the next page. */
  tell: (notice: Notice) => Promise<void>;
  secret: (kind: KeptSecret) => string | null;
  /** Keeps a secret for some minutes, or with null forgets it. @returns false for a text that cannot be one of ours */
  keepSecret: (kind: KeptSecret, secret: string | null) => boolean;
};

/** The back office's door, as far as a page needs its cookie. Pages of the storefront ask it for previews alone. */
export type StaffDoor = {
  /** Who of the staff is signed in in this browser, asked once per request. */
  open: () => Promise<SignedIn | null>;
  /** The browser keeps what it has got. */
  signedIn: (token: SessionToken) => void;
  /** Ends the session, and the browser forgets it. */
  signedOut: () => Promise<void>;
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
  account: AccountDoor;
  staff: StaffDoor;
  /** Allows the scripts of a page of the back office; null everywhere else. */
  scriptNonce: string | null;
  /** A notice waits for this visitor: the page may show it and must not be kept. */
  hasNotices: boolean;
  /** Allows the plain links and forms of this visitor's cart. */
  cartNonce: string;
  /** Allows the checkout's form of this visitor's cart, and says whether a sent one does. */
  checkoutNonce: string;
  allowsCheckout: (nonce: unknown) => boolean;
  /** Sent with the site's own add; the same for every visitor, so that pages can be kept. */
  siteNonce: string;
  /** Allows one call of the cart's scripts; the same for every visitor, and good for a day at most. */
  securityFor: (action: string) => string;
  /** The cart's page in this language. */
  cartPath: string;
  /** Says that the cart was ordered: its cookies go with this answer. */
  cartWasOrdered: () => void;
  /** The address asks for something that the shop does not have: what is printed for it is not cached. */
  doNotCache: () => void;
  /** A review that was just sent and not taken: the page shows it again, and why. */
  refusedReview: RefusedReview | null;
  /** Where this shop stands, without a slash at the end. */
  publicUrl: string;
  assets: Assets;
  /** Takes the fault that kept a page from being printed, before its error page is. */
  noteFault: (fault: unknown) => void;
};

export const shopContext = createContext<Shop>();
export const deskContext = createContext<Desk>();
export const visitContext = createContext<Visit>();
