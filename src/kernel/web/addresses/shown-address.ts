import { PERSONAL_WORDS } from './personal-addresses.ts';

/** Parameters that give access to an order, an account, a mail's link, or a shop that is not open yet. */
const SECRETS = [
  ...['_wpnonce', 'code', 'key', 'link', 'login', 'moderation-hash', 'order'],
  ...['request', 'security', 'token', 'woo-share'],
];
const FIRST_WORD = /^\/(?:ar\/)?([^/]*)/;

function isPersonal(url: URL, origin: string): boolean {
  const word = FIRST_WORD.exec(url.pathname)?.[1] ?? '';
  return url.origin === origin && PERSONAL_WORDS.some((personal) => personal === word);
}

/**
 * Removes secrets from an address for third parties: secret parameters, and all parameters of personal pages.
 *
 * @param origin the shop's own
 * @param address complete, or '' for none
 */
export function shownAddress(address: string, origin: string): string {
  if (address === '') return '';
  const url = new URL(address);
  if (isPersonal(url, origin)) return url.origin + url.pathname;
  const secrets = SECRETS.filter((name) => url.searchParams.has(name));
  if (secrets.length === 0) return address;
  for (const name of secrets) url.searchParams.delete(name);
  return url.href;
}

type Visited = Readonly<{ href: string; referrer: string; origin: string }>;

/** Whether a page is personal, or its address or referrer contains a secret. */
export function isPrivatePage({ href, referrer, origin }: Visited): boolean {
  const isCut = (address: string) => shownAddress(address, origin) !== address;
  return isPersonal(new URL(href), origin) || isCut(href) || isCut(referrer);
}
