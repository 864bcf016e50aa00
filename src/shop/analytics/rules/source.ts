import { storableText } from './counted-text.ts';

const LONGEST = 100;
/** Returning from a bank's page continues the visit. */
const CHECKOUT = /^(?:\/ar)?\/checkout\//;

/** Where a visit came from: `source` is a site or what the campaign names, '' for a direct visit. */
export type Source = Readonly<{ source: string; campaign: string }>;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/**
 * Finds where a page view came from.
 *
 * @param referrer the address of the previous page, '' for none
 * @returns null if the visit continues from another page of the shop
 */
export function sourceOf(location: URL, referrer: string): Source | null {
  const named = (name: string) =>
    storableText(location.searchParams.get(name)?.trim().toLowerCase() ?? '', LONGEST);
  const campaign = named('utm_campaign');
  const source = named('utm_source');
  if (source !== '' || campaign !== '') return { source, campaign };
  if (location.searchParams.has('gclid')) return { source: 'google ads', campaign: '' };
  if (CHECKOUT.test(location.pathname)) return null;
  const from = hostOf(referrer);
  return from === location.hostname.replace(/^www\./, '')
    ? null
    : { source: from.slice(0, LONGEST), campaign: '' };
}
