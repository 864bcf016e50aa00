import { type PopupFacts, type PopupSettings, SOURCES } from '../../popup.ts';

/** Search engines by the name in their host. Source: spec §4; PT-12 */
export const SEARCH_ENGINES = ['google', 'bing', 'yahoo', 'yandex', 'baidu'] as const;

function isSearchEngine(host: string): boolean {
  return host.split('.').some((part) => SEARCH_ENGINES.some((name) => name === part));
}

/** The kind of page that led to this one; null without a referrer. */
export function sourceOf({ referrer, address }: PopupFacts): PopupSettings['sources'][number] | null {
  const from = URL.parse(referrer);
  if (from === null) return null;
  if (from.host === URL.parse(address)?.host) return 'internal';
  return isSearchEngine(from.hostname) ? 'search' : 'external';
}

/** Where the visitor came from. Source: PT-09…12 */
export function passesSources({ sources }: PopupSettings, facts: PopupFacts): boolean {
  if (SOURCES.every((one) => sources.includes(one))) return true;
  const source = sourceOf(facts);
  return source !== null && sources.includes(source);
}
