import type { Tags } from '#shop/analytics/rules/tags.ts';
import { hasConsent } from '../consent/stored-consent.ts';
import { toMetaEvent } from './meta-events.ts';
import { addScript, deleteCookies, type Service } from './service.ts';

/** The queue that Meta's script takes over. Source: developers.facebook.com/docs/meta-pixel/get-started */
type Fbq = {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
};

const COOKIES = ['_fbp', '_fbc'];

function openQueue(): Fbq {
  const globals = globalThis as { fbq?: Fbq; _fbq?: Fbq };
  if (globals.fbq !== undefined) return globals.fbq;
  const fbq: Fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod === undefined) fbq.queue.push(command);
      else fbq.callMethod(...command);
    },
    { queue: [] as unknown[], push: null as unknown, loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  globals.fbq = fbq;
  globals._fbq = fbq;
  return fbq;
}

/** The Meta pixel. It finds nothing by itself: it is told what happens. */
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
      const told = toMetaEvent(event);
      if (told === null) return;
      const once = told.id === undefined ? [] : [{ eventID: told.id }];
      fbq('trackSingle', id, told.name, told.params, ...once);
    },
    stop: () => {
      fbq('consent', 'revoke');
      deleteCookies(COOKIES);
    },
  };
}
