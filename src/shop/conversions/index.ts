import { randomInt } from 'node:crypto';
import type { OrderId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { deliver } from './actions/deliver.ts';
import { planCancellation, planRefund } from './actions/give-back.ts';
import { planPurchase } from './actions/plan.ts';
import type { ConversionDeps } from './deps.ts';
import type { ConversionRefusal } from './refusals.ts';
import type { Attribution } from './rules/attribution.ts';
import { OLDEST_MS } from './rules/requests.ts';
import {
  CONVERSION_SERVICES,
  type ServiceSetup,
  setupOf,
  usedServices,
  withoutUnused,
} from './rules/services.ts';
import {
  type ConversionFilter,
  type ConversionNote,
  deleteOfOrders,
  deleteOld,
  type ListedConversions,
  listConversions,
  notesOf,
  reopenConversion,
  saveAttribution,
  waitingSince,
} from './store/conversions.ts';

export type { ConversionRefusal } from './refusals.ts';
export type { Conversion, ConversionFilter, ListedConversions } from './store/conversions.ts';

const SMALLEST_CLIENT = 1_000_000_000;
const LARGEST_CLIENT = 2_147_483_647;

/**
 * Server-side conversions: purchases and refunds that Google and Meta receive even if a blocker stops the browser's.
 *
 * `remember` stores the buyer's consent and the identifiers that the services in use need, in the transaction that
 * places the order. `purchased`, `refunded` and `cancelled` record the event once for each service in use, with why it
 * is held back, and raise `ConversionDue` for those that may be sent. `deliver` sends one and returns why it must be
 * retried, or null. `services` lists the configured services, `list` the recorded events; `again` requeues a failed
 * one, with the refunds that a purchase held back (refuses `analytics.no-conversion`). `resume` requeues those that
 * still wait after an hour. `ofOrders` is for personal data export; `forget` deletes the browser data of orders;
 * `forgetOld` deletes events older than `analytics.sentDays`.
 */
export function createConversions(deps: ConversionDeps) {
  const { db, clock, settings, access, raise } = deps;
  /** Used when Google’s cookie was blocked; a random client id that belongs to no other visitor. */
  const newClient = () =>
    `${randomInt(SMALLEST_CLIENT, LARGEST_CLIENT)}.${Math.floor(clock().getTime() / SECOND_MS)}`;
  return {
    remember: async (tx: DbOrTx, orderId: OrderId, attribution: Attribution): Promise<void> => {
      const known = withoutUnused(attribution, usedServices(await settings(tx), access));
      const isCounted = known.granted.includes('analytics');
      const clientId = known.clientId ?? (isCounted ? newClient() : null);
      await saveAttribution(tx, orderId, { attribution: { ...known, clientId }, now: clock() });
    },
    purchased: planPurchase(deps),
    refunded: planRefund(deps),
    cancelled: planCancellation(deps),
    deliver: deliver(deps),
    services: async (): Promise<ServiceSetup[]> => {
      const set = await settings();
      return CONVERSION_SERVICES.map((service) => setupOf(service, set, access[service].secret));
    },
    list: (filter: ConversionFilter): Promise<ListedConversions> => listConversions(db, filter),
    again: (id: number): Promise<Outcome<null, ConversionRefusal>> =>
      db.transaction().execute(async (tx) => {
        const opened = await reopenConversion(tx, id);
        if (opened.length === 0) return refuse({ code: 'analytics.no-conversion' });
        for (const due of opened) await raise(tx, 'ConversionDue', { id: due });
        return done(null);
      }),
    resume: async (): Promise<void> => {
      const late = await waitingSince(db, new Date(clock().getTime() - HOUR_MS));
      await db.transaction().execute(async (tx) => {
        for (const id of late) await raise(tx, 'ConversionDue', { id });
      });
    },
    ofOrders: (ids: readonly OrderId[]): Promise<ConversionNote[]> => notesOf(db, ids),
    forget: (tx: DbOrTx, ids: readonly OrderId[]): Promise<void> => deleteOfOrders(tx, ids),
    forgetOld: async (): Promise<void> => {
      const { 'analytics.sentDays': days } = await settings();
      const now = clock().getTime();
      const longest = Math.max(...Object.values(OLDEST_MS));
      await deleteOld(db, { rows: new Date(now - days * DAY_MS), browsers: new Date(now - longest) });
    },
  };
}
