import { createContext } from 'react-router';
import type { AdminActions } from '#admin-actions/admin-actions.ts';
import type { Shop } from '#composition/shop.ts';
import type { CartToken, OrderId, SessionToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { TagOrigins } from '#shop/analytics/rules/tags.ts';
import type { Notice } from '#shop/cart';
import type { Account, NewSession } from '#shop/customers';
import type { GiftCardTriesRefusal } from '#shop/gift-cards';
import type { RefusedReview } from '#shop/reviews';
import type { SignedIn } from '#shop/staff';
import type { FormState } from '#views/form/shown-form.ts';
import type { ScriptObjects } from '#widgets/declaration.ts';
import type { Blocks, Visitor } from '#widgets/place.ts';
import type { PrintedMarkup } from '#widgets/tree/print/block.ts';
import type { Canvas } from '#widgets/tree/print/canvas.ts';
import type { CachedDocuments } from './page/document/cached-document.ts';
import type { OffCanvasPanel } from './page/template/off-canvas-panels.ts';

/** URLs of the storefront's script and stylesheets. */
export type Assets = {
  script: string;
  stylesheet: string;
  /** Additional stylesheet of account pages. */
  accountStylesheet: string;
  /** Additional stylesheet of pages with off-canvas panels. */
  offCanvasStylesheet: string;
  /** Additional stylesheet of the cart, the checkout and pages of an order. */
  purchaseStylesheet: string;
  /** Additional stylesheet of the test bank's pages. */
  testBankStylesheet: string;
  /** Stylesheets of widgets that have one, by name of the widget. */
  widgetStylesheets: Readonly<Record<string, string>>;
  preloads: readonly string[];
  /** Modules that the script imports on pages with the cart or the checkout, by their script objects. */
  pageModules: Readonly<Partial<Record<ScriptObjects, readonly string[]>>>;
  /** Whether Vite serves the source. */
  isSource: boolean;
};

/** Secrets kept in cookies between two steps of a page, so that no URL contains them. */
export type PendingSecret = 'reset' | 'confirm' | 'code' | 'joining' | 'tracked';

/** The customer session for pages. Cacheable pages never use it. */
export type AccountAccess = {
  /** The signed-in customer, read once per request; null for others. */
  open: () => Promise<Account | null>;
  /** The user agent. */
  agent: string;
  /** A nonce for a form, for the customer or any guest. */
  nonce: (action: string) => string;
  allows: (action: string, nonce: unknown) => boolean;
  /** Sets the cookies after signing in; the cart cookies become the account's. */
  signedIn: (session: NewSession) => Promise<void>;
  /** Clears the account and cart cookies. */
  signedOut: () => void;
  /** Adds a notice to the next page. */
  addNotice: (notice: Notice) => Promise<void>;
  secret: (kind: PendingSecret) => string | null;
  /** Stores a secret for some minutes; null deletes it. @returns false for an invalid one */
  saveSecret: (kind: PendingSecret, secret: string | null) => boolean;
  /** Whether this browser placed the order, or confirmed its email, within a day. */
  hasOrdered: (id: OrderId) => boolean;
  /** This browser goes on seeing the order. */
  rememberOrder: (id: OrderId) => void;
};

/** The staff session for pages. Storefront pages use it for previews only. */
export type StaffAccess = {
  /** The signed-in staff member, read once per request. */
  open: () => Promise<SignedIn | null>;
  /** Sets the session cookie. */
  signedIn: (token: SessionToken) => void;
  /** Ends the session and clears its cookie. */
  signedOut: () => Promise<void>;
};

/** What pages are made of, kept until something of it changes. */
export type PageBlocks = Blocks &
  Readonly<{
    /** What a page shows, as data. It is shared: never changed by who gets it. */
    data: <T>(key: string, read: (shop: Shop) => Promise<T>) => Promise<T>;
    /** The content of a page, printed apart from it; null where it has none. */
    content: (
      key: string,
      print: (shop: Shop) => Promise<PrintedMarkup | null>,
    ) => Promise<PrintedMarkup | null>;
    documents: CachedDocuments;
  }>;

/** The context of a request, without anything personal that a cacheable page could show. */
export type Visit = {
  language: Language;
  /** The path without language: `/cart/` for `/ar/cart/`. */
  path: string;
  url: URL;
  /** The method of the request; GET for pages printed for everybody. */
  method: string;
  now: Instant;
  requestId: string;
  /** The client address; for limits, never for pages. */
  senderAddress: string;
  cartToken: CartToken | null;
  account: AccountAccess;
  staff: StaffAccess;
  /** The script nonce of back office pages; null elsewhere. */
  scriptNonce: string | null;
  /** A notice is pending: the page may show it and must not be cached. */
  hasNotices: boolean;
  /** The nonce of the cart's links and forms. */
  cartNonce: string;
  /** The nonce of the checkout form, and whether a submitted one is valid. */
  checkoutNonce: string;
  allowsCheckout: (nonce: unknown) => boolean;
  /** The nonce of the site's own add call; the same for every visitor, so that pages can be cached. */
  siteNonce: string;
  /** The nonce of a script call; the same for every visitor, valid for at most a day. */
  securityFor: (action: string) => string;
  /** The cart page's URL in this language. */
  cartPath: string;
  /** The cart was ordered: clears its cookies. */
  cartWasOrdered: () => void;
  /** The URL names something that does not exist: the page is not cached. */
  doNotCache: () => void;
  /** Who asks, for widgets; null while a page is printed for everybody. */
  visitor: Visitor | null;
  /** The page shows who asks: it is never cached, and rendered for each request. */
  needsVisitor: () => void;
  /** Inline objects that widgets of the page need besides those of its path. */
  scriptObjects: Set<ScriptObjects>;
  /** Off-canvas panels that links of the page are about, as far as they are known; null: one that is not there. */
  panels: Map<number, OffCanvasPanel | null>;
  /** A review that was just refused, with its errors. */
  refusedReview: RefusedReview | null;
  /** What a refused product form had typed and chosen, by the names of its fields. */
  refusedPurchase: Readonly<Record<string, string>> | null;
  /** Why no gift card code of this request is tried; null where it is. */
  giftCardRefusal: GiftCardTriesRefusal | null;
  /** A form that was just refused, with what was typed. */
  refusedForm: FormState | null;
  /** Base URL without a trailing slash. */
  publicUrl: string;
  assets: Assets;
  tagOrigins: TagOrigins;
  /** What is rendered now holds until then at the latest. */
  expireAt: (moment: Instant) => void;
  /** What is rendered now differs by this parameter of the page's address. */
  variesBy: (parameter: string) => void;
  /** Null: everything is read and printed with each page. */
  blocks: PageBlocks | null;
  /** The document that staff edit on the page; null for everybody else. */
  canvas: Canvas | null;
  /** Receives the fault of a page before its error page is rendered. */
  noteFault: (fault: unknown) => void;
};

export const shopContext = createContext<Shop>();
export const adminContext = createContext<AdminActions>();
export const visitContext = createContext<Visit>();
