import type { Localized } from '#kernel/language.ts';
import type { ChangedMeanwhile, RefusalReplies } from '#kernel/refusal.ts';
import type { Emirate } from './rate.ts';
import type { Zone } from './zone.ts';

/** Why zones are not set up. */
export type ShippingRefusal = {
  code: 'shipping.wrong-zones';
  /** Which values cannot be taken, e.g. `0.methods.1.slots.0.toMinute`; `` for two zones with the same emirate. */
  fields: readonly string[];
};

/** Why one zone stays as it is. */
export type ZoneRefusal =
  | ShippingRefusal
  | { code: 'shipping.unknown-zone' }
  | (ChangedMeanwhile<'shipping.changed-meanwhile', Zone> & { version: string })
  | { code: 'shipping.emirate-taken'; emirate: Emirate; zone: Localized }
  /** Emirates of the zone that none of its shipping methods serves. */
  | { code: 'shipping.emirate-without-method'; emirates: readonly Emirate[] }
  /** Emirates that would no longer be delivered to; saved again with them in `stops`, it is done. */
  | { code: 'shipping.stops-delivery'; emirates: readonly Emirate[] };

/** How each is answered. */
export const shippingRefusals = {
  'shipping.wrong-zones': { status: 422, facts: ['fields'] },
  'shipping.unknown-zone': { status: 404 },
  'shipping.changed-meanwhile': { status: 409 },
  'shipping.emirate-taken': { status: 409, facts: ['zone'] },
  'shipping.emirate-without-method': { status: 422, facts: ['emirates'] },
  'shipping.stops-delivery': { status: 409, facts: ['emirates'] },
} as const satisfies RefusalReplies<ZoneRefusal>;
