import type { EditConflict, UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { Emirate } from './rules/rate.ts';
import type { Zone } from './zone.ts';

export type ShippingRefusal = {
  code: 'shipping.wrong-zones';
  /** Paths of invalid values, e.g. `0.methods.1.slots.0.toMinute`; empty for an emirate in two zones. */
  fields: readonly string[];
};

export type ZoneRefusal =
  | ShippingRefusal
  | { code: 'shipping.unknown-zone' }
  | EditConflict<Zone>
  | UnknownVersion
  | { code: 'shipping.emirate-taken'; emirate: Emirate; zone: Localized }
  /** Emirates of the zone without a shipping method. */
  | { code: 'shipping.emirate-without-method'; emirates: readonly Emirate[] }
  /** Emirates that would lose delivery; saving again with them in `stops` confirms it. */
  | { code: 'shipping.stops-delivery'; emirates: readonly Emirate[] };

export const shippingRefusals = {
  'shipping.wrong-zones': { status: 422, facts: ['fields'] },
  'shipping.unknown-zone': { status: 404 },
  'shipping.emirate-taken': { status: 409, facts: ['zone'] },
  'shipping.emirate-without-method': { status: 422, facts: ['emirates'] },
  'shipping.stops-delivery': { status: 409, facts: ['emirates'] },
} as const satisfies RefusalReplies<ZoneRefusal>;
