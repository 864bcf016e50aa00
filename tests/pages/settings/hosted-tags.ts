import type { Page } from '@playwright/test';

/** An event that a service received: its name and parameters. */
export type SentEvent = Readonly<{ name: string; params: Record<string, unknown>; consent: string }>;

/** All requests of a page to other hosts, and the events that Google and Meta received. */
export type HostedTags = Readonly<{ requests: string[]; google: SentEvent[]; meta: SentEvent[] }>;

/** Drains the data layer as Google's script does, and sends each event unless it is disabled. */
const GOOGLE = `(() => {
  const layer = window.dataLayer;
  let id = '';
  let consent = '';
  let page = {};
  const send = (name, params) => {
    if (window['ga-disable-' + id]) return;
    const { page_location: dl = location.href, page_referrer: dr = document.referrer } = { ...page, ...params };
    const query = new URLSearchParams({ en: name, gcs: consent, dl, dr, params: JSON.stringify(params) });
    fetch('https://region1.google-analytics.com/g/collect?' + query, { mode: 'no-cors', keepalive: true });
  };
  const heed = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') {
      if (entry.event && !entry.event.startsWith('gtm.')) send(entry.event, entry.ecommerce ?? entry);
      return;
    }
    const [kind, first, second] = entry;
    if (kind === 'consent') consent = second.analytics_storage;
    if (kind === 'config') id = first;
    if (kind === 'set') page = { ...page, ...first };
    if (kind === 'event') send(first, second);
  };
  [...layer].forEach(heed);
  layer.push = (entry) => heed(entry);
  document.cookie = '_ga=GA1.1.1.1; Path=/';
})()`;

/** Takes over the queue as Meta's script does; without consent it sends nothing. */
const META = `(() => {
  let isGranted = true;
  const heed = (kind, ...rest) => {
    if (kind === 'consent') isGranted = rest[0] === 'grant';
    if (kind !== 'trackSingle' || !isGranted) return;
    const [, name, params] = rest;
    const page = { dl: location.href, rl: document.referrer };
    const query = new URLSearchParams({ ev: name, ...page, params: JSON.stringify(params) });
    new Image().src = 'https://www.facebook.com/tr/?' + query;
  };
  window.fbq.callMethod = heed;
  window.fbq.queue.splice(0).forEach((command) => heed(...command));
})()`;

const SCRIPTS: readonly (readonly [start: string, body: string])[] = [
  ['https://www.googletagmanager.com/gtag/js?', GOOGLE],
  ['https://www.googletagmanager.com/gtm.js?', GOOGLE],
  ['https://connect.facebook.net/en_US/fbevents.js', META],
];

function paramOf({ searchParams }: URL, name: string): SentEvent {
  const params = JSON.parse(searchParams.get('params') ?? '{}');
  return { name: searchParams.get(name) ?? '', params, consent: searchParams.get('gcs') ?? '' };
}

/** Stands for Google and Meta: their scripts and the hosts that they send to. No request leaves the machine. */
export async function standInForTags(page: Page): Promise<HostedTags> {
  const origin = new URL(process.env.SHOP_URL ?? '').origin;
  const hosted: HostedTags = { requests: [], google: [], meta: [] };
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const address = route.request().url();
      const url = new URL(address);
      hosted.requests.push(address);
      const body = SCRIPTS.find(([start]) => address.startsWith(start))?.[1];
      if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body });
      if (url.pathname === '/g/collect') hosted.google.push(paramOf(url, 'en'));
      if (url.pathname === '/tr/') hosted.meta.push(paramOf(url, 'ev'));
      return route.fulfill({ status: 204, body: '' });
    },
  );
  return hosted;
}
