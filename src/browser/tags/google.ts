import { shownAddress } from '#kernel/web/addresses/shown-address.ts';
import type { AnalyticsEvent } from '#shop/analytics/rules/event.ts';
import { purposeOfGoogleTag, type Tags } from '#shop/analytics/rules/tags.ts';
import { hasConsent } from '../consent/stored-consent.ts';
import { addScript, type Service } from './service.ts';

type Layer = { push: (entry: unknown) => unknown };
type Globals = Record<string, unknown>;

const WAIT_FOR_UPDATE_MS = 500;

function openLayer(name: string): Layer {
  const globals = globalThis as Globals;
  globals[name] ??= [];
  return globals[name] as Layer;
}

/** A command of gtag.js: it only knows `arguments`, no arrays. */
function commandsOf(layer: Layer): (...command: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script tells commands from events by it
    layer.push(arguments);
  };
}

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** What Google calls the purposes. Source: developers.google.com/tag-platform/security/guides/consent */
function consentWords(isMarketing: boolean, isAnalytics: boolean) {
  return {
    ad_storage: word(isMarketing),
    ad_user_data: word(isMarketing),
    ad_personalization: word(isMarketing),
    analytics_storage: word(isAnalytics),
  };
}

const consentNow = () => consentWords(hasConsent('marketing'), hasConsent('analytics'));

/** Consent mode: denied at first, then what the visitor granted. */
function beginConsent(gtag: (...command: unknown[]) => void): void {
  gtag('consent', 'default', { ...consentWords(false, false), wait_for_update: WAIT_FOR_UPDATE_MS });
  gtag('consent', 'update', consentNow());
}

/** The page addresses of every event; without them Google's script reads the full addresses. */
function shownAddresses() {
  const { href, origin } = location;
  return {
    page_location: shownAddress(href, origin),
    page_referrer: shownAddress(document.referrer, origin),
  };
}

/**
 * Google Analytics 4 or Google Ads by their own tag. Its data layer is separate from that of Tag Manager, so that
 * nothing is counted twice.
 */
export function googleTag({ googleTag: id, tagManager, origins }: Tags): Service {
  const name = tagManager === '' ? 'dataLayer' : 'gtagLayer';
  const gtag = commandsOf(openLayer(name));
  const setDisabled = (isDisabled: boolean) => {
    (globalThis as Globals)[`ga-disable-${id}`] = isDisabled;
  };
  return {
    purposes: [purposeOfGoogleTag(id)],
    load: () => {
      beginConsent(gtag);
      gtag('js', new Date());
      gtag('set', shownAddresses());
      gtag('config', id, { send_page_view: false });
      addScript(`${origins.google}/gtag/js?id=${id}${name === 'dataLayer' ? '' : `&l=${name}`}`);
    },
    update: () => {
      setDisabled(false);
      gtag('consent', 'update', consentNow());
    },
    send: ({ name: event, params }) => {
      // What a grid shows in place changes the address.
      gtag('set', shownAddresses());
      gtag('event', event, params);
    },
    stop: () => {
      setDisabled(true);
      gtag('consent', 'update', consentWords(false, false));
    },
  };
}

/**
 * Events with products are in `ecommerce`, which is cleared before each. Source:
 * developers.google.com/tag-manager/ecommerce-ga4
 */
function pushEvent(layer: Layer, { name, params }: AnalyticsEvent): void {
  if (!('items' in params)) {
    layer.push({ event: name, ...params });
    return;
  }
  layer.push({ ecommerce: null });
  layer.push({ event: name, ecommerce: params });
}

/** A container of Google Tag Manager. What it loaded can only be stopped by reloading the page. */
export function tagManager({ tagManager: id, origins }: Tags): Service {
  const layer = openLayer('dataLayer');
  const gtag = commandsOf(layer);
  return {
    purposes: ['analytics', 'marketing'],
    load: () => {
      beginConsent(gtag);
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript(`${origins.google}/gtm.js?id=${id}`);
    },
    update: () => gtag('consent', 'update', consentNow()),
    send: (event) => pushEvent(layer, event),
    stop: () => location.reload(),
  };
}
