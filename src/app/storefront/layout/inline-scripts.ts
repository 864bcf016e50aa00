import { addressIn, inLanguage, LANGUAGES } from '#kernel/language.ts';
import { CRAWLER } from '#kernel/web/crawler.ts';
import { MODAL_FOCUS_DELAY_MS } from '#kernel/web/focus-delay.ts';
import { wordsIn } from '#messages';
import { AGE_COOKIE } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { ScriptObjects } from '#widgets/declaration.ts';
import type { Visit } from '../../context.ts';
import { checkoutObjects } from './checkout-params.ts';
import { galleryParams } from './single-product-params.ts';

type HeadFacts = Readonly<{ noticeId: string | null; isComingSoon: boolean; hasExpress: boolean }>;

/** Whether any page can have a wallet's button above the ordinary ones. */
export function hasExpress(settings: Settings): boolean {
  return (
    settings['payments.expressPlaces'].length > 0 &&
    settings['payments.wallet'].enabled &&
    settings['payments.provider'] !== 'none'
  );
}

/** The rule of `hasWallet` in browser/wallet, since no script is loaded yet; Apple Pay may throw. Source: WG-25 */
const HAS_WALLET = `isSecureContext&&(window.ApplePaySession?ApplePaySession.canMakePayments():'PaymentRequest' in window)`;

/**
 * Runs before first paint: marks that scripts are enabled, hides a dismissed notice, reserves space for
 * compatibility marks and for the wallet's buttons, and shows the cart count from its cookie.
 */
export function headScript({ noticeId, isComingSoon, hasExpress }: HeadFacts): string {
  const hide =
    noticeId === null
      ? ''
      : `if(('; '+c+';').indexOf(${JSON.stringify(`; store_notice${noticeId}=hidden;`)})>=0)d.dataset.noNotice='';`;
  return [
    `(function(){var d=document.documentElement,c=document.cookie;d.dataset.js='';`,
    hide,
    // With this mark the page's script fetches the banner that informs staff.
    isComingSoon ? `d.dataset.comingSoon='';` : '',
    hasExpress ? `try{if(${HAS_WALLET})d.dataset.hasWallet=''}catch(e){}` : '',
    `var v=/(?:^|; )jamra_device=(\\d+)/.exec(c);if(v)d.dataset.device=v[1];`,
    // The cookie is read each time, since it may have changed, and the cart's script may have updated the
    // count already.
    `function w(){var m=/(?:^|; )woocommerce_items_in_cart=(\\d+)/.exec(document.cookie);`,
    `if(m)d.querySelectorAll('.jamra-cart-count').forEach(function(e){`,
    `if(e.dataset.count!==m[1]){e.textContent=m[1];e.dataset.count=m[1]}})}`,
    `if(c.indexOf('woocommerce_items_in_cart=')>=0){`,
    `var o=new MutationObserver(w);o.observe(d,{childList:true,subtree:true});`,
    `document.addEventListener('DOMContentLoaded',function(){w();o.disconnect()})}`,
    `})();`,
  ].join('');
}

/** Where a browser reports no paint. */
const LONGEST_AFTER_LOAD_MS = 200;

/**
 * Runs before first paint: loads the page's script once the page is parsed and painted, since running it earlier would
 * delay the paint. A hidden page does not wait for a paint, and no page waits longer than 200 ms after its load event, which
 * comes before the paint where the line is fast.
 *
 * @param address the URL of the module
 */
export function loadingScript(address: string): string {
  return [
    `(function(){var d=document,s=d.createElement('script');`,
    `function load(){if(s.src)return;s.type='module';s.src=${JSON.stringify(address)};d.head.append(s)}`,
    `d.addEventListener('DOMContentLoaded',function(){`,
    `if(d.hidden||!window.PerformanceObserver)return load();`,
    `new PerformanceObserver(load).observe({type:'paint',buffered:true});`,
    `d.addEventListener('visibilitychange',load);`,
    `addEventListener('load',function(){setTimeout(load,${LONGEST_AFTER_LOAD_MS})})})})();`,
  ].join('');
}

/**
 * Runs at the end of the age question: opens the dialog if needed before the first paint, and moves the focus like every
 * dialog.
 */
export function ageScript(): string {
  return [
    `(function(){var q=document.getElementById('age-question'),`,
    `m=/(?:^|; )${AGE_COOKIE}=(\\d{1,3})(?:;|$)/.exec(document.cookie);`,
    `if(m&&+m[1]>=+q.dataset.age||${CRAWLER}.test(navigator.userAgent))return;`,
    `if(q.dataset.ask!=='always'&&!document.querySelector('main [data-restricted]'))return;`,
    `q.tabIndex=-1;q.showModal();q.focus();setTimeout(function(){`,
    `if(document.activeElement===q)q.querySelector('button').focus()},${MODAL_FOCUS_DELAY_MS})})();`,
  ].join('');
}

type ConfigFacts = { visit: Visit; settings: Settings };

const RATINGS = [1, 2, 3, 4, 5];

/** Objects of a product page only. Source: WIRE §15; CF-05 */
function productObjects({ visit, settings }: ConfigFacts) {
  const t = wordsIn(visit.language);
  return {
    wc_single_product_params: {
      ...galleryParams(settings, visit.language),
      i18n_required_rating_text: inLanguage(settings['reviews.ratingRequiredText'], visit.language),
      i18n_rating_options: RATINGS.map((rating) => t('shop:stars', { rating })),
      review_rating_required: settings['reviews.ratingRequired'] ? 'yes' : 'no',
    },
  };
}

/** Objects of a page with a form for variations. Source: WIRE §15 */
function variationObjects({ visit }: ConfigFacts, wcAjaxUrl: string) {
  const t = wordsIn(visit.language);
  return {
    wc_add_to_cart_variation_params: {
      wc_ajax_url: wcAjaxUrl,
      i18n_no_matching_variations_text: t('product:variation.noMatch'),
      i18n_make_a_selection_text: t('product:variation.makeChoice'),
      i18n_unavailable_text: t('product:variation.unavailable'),
      i18n_reset_alert_text: t('product:variation.reset'),
    },
  };
}

/** Settings of analytics events, and whether the shop counts them itself. */
function analyticsObjects(settings: Settings) {
  return {
    jamra_analytics: {
      on: settings['analytics.enabled'] ? '1' : '',
      scroll: String(settings['analytics.scrollPercent']),
      grids: settings['analytics.gridPageViews'] ? '1' : '',
    },
  };
}

/** Objects of a page with the cart. Source: WIRE §15 */
function cartObjects({ securityFor }: Visit, addresses: { ajax_url: string; wc_ajax_url: string }) {
  return {
    wc_cart_params: {
      ...addresses,
      update_shipping_method_nonce: securityFor('update-shipping-method'),
      apply_coupon_nonce: securityFor('apply-coupon'),
      remove_coupon_nonce: securityFor('remove-coupon'),
    },
  };
}

const OBJECTS_OF_PATH: readonly [isOf: (path: string) => boolean, objects: ScriptObjects][] = [
  [(path) => path.startsWith('/product/'), 'variations'],
  [(path) => path === '/checkout/', 'checkout'],
  [(path) => path === '/cart/', 'cart'],
];

/** Objects of the page's path, and of the widgets on it. */
function neededObjects({ path, scriptObjects }: Visit): ReadonlySet<ScriptObjects> {
  const ofPath = OBJECTS_OF_PATH.filter(([isOf]) => isOf(path)).map(([, objects]) => objects);
  return new Set([...ofPath, ...scriptObjects]);
}

/**
 * Modules to preload with the script, which imports them on this page. Call it once all widgets of the page are known.
 */
export function neededModules(visit: Visit): readonly string[] {
  const { preloads, pageModules } = visit.assets;
  return [...preloads, ...[...neededObjects(visit)].flatMap((objects) => pageModules[objects] ?? [])];
}

/**
 * WooCommerce's inline configuration, the same for all visitors; scalars are strings. Call it once all widgets of the
 * page are known.
 */
export function configScript({ visit, settings }: ConfigFacts): string {
  const { language, path } = visit;
  const t = wordsIn(language);
  const ajaxUrl = addressIn(language, '/wp-admin/admin-ajax.php');
  const wcAjaxUrl = `${addressIn(language, '/')}?wc-ajax=%%endpoint%%`;
  const cartUrl = addressIn(language, '/cart/');
  const isCart = path === '/cart/' ? '1' : '';
  const objects = {
    woocommerce_params: {
      ajax_url: ajaxUrl,
      wc_ajax_url: wcAjaxUrl,
      i18n_password_show: t('shop:showPassword'),
      i18n_password_hide: t('shop:hidePassword'),
    },
    wc_add_to_cart_params: {
      ajax_url: ajaxUrl,
      wc_ajax_url: wcAjaxUrl,
      i18n_view_cart: t('cart:view'),
      cart_url: cartUrl,
      is_cart: isCart,
      cart_redirect_after_add: settings['addToCart.redirectAfterAdd'],
    },
    wc_cart_fragments_params: {
      ajax_url: ajaxUrl,
      wc_ajax_url: wcAjaxUrl,
      cart_hash_key: `${settings['fragments.hashKey']}_${language}`,
      fragment_name: `${settings['fragments.storeName']}_${language}`,
      request_timeout: String(settings['fragments.timeoutMs']),
    },
    jamra: {
      ajax_url: ajaxUrl,
      cart_url: cartUrl,
      nonce: visit.siteNonce,
      add_flow: settings['addToCart.flow'],
      site_variant: settings['addToCart.siteVariant'],
      error_display: settings['addToCart.errorDisplay'],
      empty_visit: settings['fragments.emptyVisit'],
      hash_keys: LANGUAGES.map((one) => `${settings['fragments.hashKey']}_${one}`),
      added_text: t('product:added'),
      failed_text: t('cart:addFailed'),
      wrong_text: t('cart:addWrong'),
      away_text: t('shop:errors.away.text'),
    },
  };
  const needed = neededObjects(visit);
  const addresses = { ajax_url: ajaxUrl, wc_ajax_url: wcAjaxUrl };
  const all = {
    ...objects,
    ...analyticsObjects(settings),
    ...(path.startsWith('/product/') ? productObjects({ visit, settings }) : {}),
    ...(needed.has('variations') ? variationObjects({ visit, settings }, wcAjaxUrl) : {}),
    ...(needed.has('checkout') ? checkoutObjects(visit, addresses) : {}),
    ...(needed.has('cart') ? cartObjects(visit, addresses) : {}),
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `var ${name}=${JSON.stringify(value).replaceAll('<', '\\u003c')};`,
  );
  return lines.join('');
}
