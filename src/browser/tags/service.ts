import type { ConsentPurpose } from '#kernel/web/consent/consent.ts';
import type { AnalyticsEvent } from '#shop/analytics/rules/event.ts';

/** A third-party service that receives the page's events. */
export type Service = Readonly<{
  /** It loads where one of these is granted. */
  purposes: readonly ConsentPurpose[];
  /** Adds its script; called once. */
  load: () => void;
  /** Sends the current consent to it. */
  update: () => void;
  send: (event: AnalyticsEvent) => void;
  /** Makes it send nothing more. */
  stop: () => void;
}>;

export function addScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Deletes cookies by the beginning of their names, on this host and the domains above it. */
export function deleteCookies(starts: readonly string[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] ?? []);
  for (const name of names.filter((one) => starts.some((start) => one.startsWith(start))))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no cookie store
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
}
