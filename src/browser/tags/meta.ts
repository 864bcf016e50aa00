import { shownAddress } from '#kernel/web/addresses/shown-address.ts';
import type { Tags } from '#shop/analytics/rules/tags.ts';
import { hasConsent } from '../consent/stored-consent.ts';
import { type MetaEvent, toMetaEvent, toMetaPicture } from './meta-events.ts';
import { addScript, type Service } from './service.ts';

/** The queue that Meta's script takes over. Source: developers.facebook.com/docs/meta-pixel/get-started */
type Fbq = {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

function openQueue(): Fbq {
  const globals = globalThis as { fbq?: Fbq; _fbq?: Fbq };
  if (globals.fbq !== undefined) return globals.fbq;
  const fbq: Fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod === undefined) fbq.queue.push(command);
      else fbq.callMethod(...command);
    },
    { queue: [] as unknown[], push: null as unknown, loaded: true, version: '2.0', disablePushState: true },
  );
  fbq.push = fbq;
  globals.fbq = fbq;
  globals._fbq = fbq;
  return fbq;
}

/**
 * The Meta pixel. It receives the shop's events; its own detection of buttons and address changes is off. Its script
 * sends the full address of the page and of the previous one.
 */
export function metaPixel({ metaPixel: id, origins }: Tags): Service {
  const fbq = openQueue();
  const update = () => fbq('consent', hasConsent('marketing') ? 'grant' : 'revoke');
  return {
    purposes: ['marketing'],
    load: () => {
      update();
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      addScript(`${origins.meta}/en_US/fbevents.js`);
    },
    update,
    send: (event) => {
      const metaEvent = toMetaEvent(event);
      if (metaEvent === null) return;
      const once = metaEvent.id === undefined ? [] : [{ eventID: metaEvent.id }];
      fbq('trackSingle', id, metaEvent.name, metaEvent.params, ...once);
    },
    stop: () => fbq('consent', 'revoke'),
  };
}

/** The ids that the pixel gave this browser on other pages. */
function knownIds(): Record<string, string> {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name, value]) =>
      name === '_fbp' || name === '_fbc' ? [[name.slice(1), value ?? '']] : [],
    ),
  );
}

/** The Meta pixel on private pages: pictures of the shop's own making in place of its script. */
export function metaPictures({ metaPixel: id }: Tags): Service {
  const waiting: MetaEvent[] = [];
  const update = () => {
    if (!hasConsent('marketing')) return;
    const dl = shownAddress(location.href, location.origin);
    for (const metaEvent of waiting.splice(0))
      new Image().src = toMetaPicture(metaEvent, { id, dl, ...knownIds() });
  };
  return {
    purposes: ['marketing'],
    load: () => undefined,
    update,
    send: (event) => {
      const metaEvent = toMetaEvent(event);
      if (metaEvent !== null) waiting.push(metaEvent);
      update();
    },
    stop: () => {
      waiting.length = 0;
    },
  };
}
