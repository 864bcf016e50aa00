import { VISIT_HASH } from '#kernel/web/addresses/link-hash.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { BROWSERS, type Browser } from '../../popup.ts';
import { numberOf, numbersOf, readCart } from './read-cart.ts';
import type { StoredEntries, Visitor } from './visitor.ts';

/** The hash of an address that opens its page as a visitor would find it; read for staff only. */
export function toVisitHash(visitor: Visitor): string {
  return VISIT_HASH + encodeURIComponent(JSON.stringify(visitor));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const recordOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(recordOf(value)).map(([name, text]) => [name, textOf(text)]));
}

function entriesOf(value: unknown): StoredEntries {
  const entries = Object.entries(recordOf(value));
  return Object.fromEntries(
    entries.filter(([, entry]) => typeof entry === 'number' || typeof entry === 'boolean'),
  );
}

/** @returns null where the hash names no visitor */
export function readVisitHash(hash: string): Visitor | null {
  if (!hash.startsWith(VISIT_HASH)) return null;
  try {
    const sent: Record<string, unknown> = JSON.parse(decodeURIComponent(hash.slice(VISIT_HASH.length)));
    return {
      address: textOf(sent.address),
      referrer: textOf(sent.referrer),
      roles: Array.isArray(sent.roles) ? sent.roles.map(textOf) : null,
      device: DEVICE_MODES.find((one) => one === sent.device) ?? 'desktop',
      browser: BROWSERS.find((one): one is Browser => one !== 'all' && one === sent.browser) ?? null,
      cart: readCart(sent.cart),
      orderedDays: numberOf(sent.orderedDays),
      ownDevice: numberOf(sent.ownDevice),
      fittingDevices: numbersOf(sent.fittingDevices),
      nowMs: numberOf(sent.nowMs) ?? 0,
      campaign: textsOf(sent.campaign),
      schedule_server_datetime: textOf(sent.schedule_server_datetime),
      localDatetime: textOf(sent.localDatetime),
      entries: entriesOf(sent.entries),
    };
  } catch {
    return null;
  }
}
