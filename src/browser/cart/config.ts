/** WooCommerce's inline configuration; scalars are strings. */
type Globals = {
  wc_add_to_cart_params?: {
    wc_ajax_url: string;
    i18n_view_cart: string;
    cart_url: string;
    is_cart: string;
    cart_redirect_after_add: string;
  };
  wc_cart_fragments_params?: {
    wc_ajax_url: string;
    cart_hash_key: string;
    fragment_name: string;
    request_timeout: string;
  };
  jamra?: {
    ajax_url: string;
    cart_url: string;
    nonce: string;
    add_flow: Readonly<Record<Placement, Flow>>;
    site_variant: string;
    error_display: string;
    empty_visit: string;
    hash_keys: readonly string[];
    added_text: string;
    failed_text: string;
    wrong_text: string;
    away_text: string;
  };
};

/** Where an add button is placed. */
export type Placement = 'form' | 'lists' | 'custom';
/** The two add-to-cart flows. Source: spec §4 */
export type Flow = 'site' | 'standard';

/** The configuration of the cart scripts. */
export type CartConfig = {
  ajaxUrl: string;
  endpointUrl: (endpoint: string) => string;
  cartUrl: string;
  isCart: boolean;
  redirectsAfterAdd: boolean;
  viewCartText: string;
  hashKey: string;
  /** The storage keys of all languages: a tab in another language shows the same cart. */
  hashKeys: readonly string[];
  storeName: string;
  timeoutMs: number;
  nonce: string;
  flows: Readonly<Record<Placement, Flow>>;
  siteVariant: string;
  errorsInline: boolean;
  skipsEmptyVisit: boolean;
  addedText: string;
  failedText: string;
  wrongText: string;
  awayText: string;
};

const DEFAULT_TIMEOUT_MS = 5000;

/** @returns null on a page without configuration, where the cart scripts do not start */
export function readConfig(): CartConfig | null {
  const {
    wc_add_to_cart_params: add,
    wc_cart_fragments_params: fragments,
    jamra,
  } = globalThis as unknown as Globals;
  if (add === undefined || fragments === undefined || jamra === undefined) return null;
  return {
    ajaxUrl: jamra.ajax_url,
    endpointUrl: (endpoint) => fragments.wc_ajax_url.replace('%%endpoint%%', endpoint),
    cartUrl: add.cart_url,
    isCart: add.is_cart === '1',
    redirectsAfterAdd: add.cart_redirect_after_add === 'yes',
    viewCartText: add.i18n_view_cart,
    hashKey: fragments.cart_hash_key,
    hashKeys: jamra.hash_keys,
    storeName: fragments.fragment_name,
    timeoutMs: Number(fragments.request_timeout) || DEFAULT_TIMEOUT_MS,
    nonce: jamra.nonce,
    flows: jamra.add_flow,
    siteVariant: jamra.site_variant,
    errorsInline: jamra.error_display === 'inline',
    skipsEmptyVisit: jamra.empty_visit === 'skip',
    addedText: jamra.added_text,
    failedText: jamra.failed_text,
    wrongText: jamra.wrong_text,
    awayText: jamra.away_text,
  };
}
