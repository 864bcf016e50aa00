import { z } from 'zod';
import { type ActionRefusal, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idInput } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { unservedEmirates, type ZoneRefusal } from '#shop/shipping';
import { fils } from '../orders/actions/order-fields.ts';

const need = 'delivery.change';
const MOST_ZONES = 20;
const version = z.int().min(0);
/** Emirates that staff confirmed to lose delivery. */
const stops = z.array(z.enum(EMIRATES)).default([]);
const zoneId = idInput((value: unknown) => {
  const read = idOf().safeParse(Number(value));
  return read.success ? read.data : null;
});
const about = ({ id }: { id: number | null }) => (id === null ? '' : `zone:${id}`);

/** The message key of an invalid field: the last part of its path that is not an index. */
function problemOf(field: string): string {
  const words = field.split('.').filter((word) => !/^\d+$/.test(word));
  const last = words.at(-1) ?? '';
  return `delivery.${last === 'en' || last === 'ar' ? 'name' : last}`;
}

/** Converts a refusal to problems by form field. */
function toProblems(refusal: ZoneRefusal): ActionRefusal {
  if (refusal.code === 'shipping.emirate-taken')
    return Object.assign({ problems: { 'zone.emirates': 'delivery.taken' } }, refusal);
  if (refusal.code === 'shipping.emirate-without-method')
    return Object.assign({ problems: { 'zone.methods': 'delivery.withoutMethod' } }, refusal);
  if (refusal.code !== 'shipping.wrong-zones') return refusal;
  const problems = Object.fromEntries(refusal.fields.map((field) => [`zone.${field}`, problemOf(field)]));
  return Object.assign({ code: 'admin.unreadable' as const }, { problems });
}

function withProblems<T>(outcome: Outcome<T, ZoneRefusal>): Outcome<T, ActionRefusal> {
  return outcome.ok ? outcome : refuse(toProblems(outcome.refusal));
}

/** Delivery zones, methods and time slots. Source: BO-01, CO-05 */
export const actions = {
  'delivery.list': readAction({
    need,
    input: z.object({}),
    run: async ({ shop }) => {
      const [zones, load] = await Promise.all([shop.shipping.openedZones(), shop.shipping.load()]);
      return done({ zones, unserved: unservedEmirates(zones), load });
    },
  }),
  /** A zone; without an id, the data for a new one. */
  'delivery.show': readAction({
    need,
    input: z.object({ id: zoneId.nullable() }),
    run: async ({ shop }, { id }) => {
      const zones = await shop.shipping.openedZones();
      const zone = zones.find((zone) => zone.id === id) ?? null;
      if (id !== null && zone === null) return refuse({ code: 'shipping.unknown-zone' });
      const taken = zones
        .filter((zone) => zone.id !== id)
        .flatMap(({ name, emirates }) => emirates.map((emirate) => ({ emirate, zone: name })));
      const unserved = unservedEmirates(zones);
      return done({ found: zone, taken, unserved });
    },
  }),
  'delivery.save': writeAction({
    need,
    saves: ['shipping_zone'],
    input: z.object({ id: zoneId.nullable(), version, zone: z.unknown(), stops }),
    about,
    run: async (call, input) => withProblems(await call.shop.shipping.setUp.save(input, editorOf(call))),
  }),
  'delivery.history': readAction({
    need,
    input: z.object({ id: zoneId }),
    run: async ({ shop }, { id }) => done(await shop.shipping.setUp.history(id)),
  }),
  'delivery.undo': writeAction({
    need,
    input: z.object({ id: zoneId, version: z.int().min(1) }),
    about,
    run: async (call, input) => withProblems(await call.shop.shipping.setUp.undo(input, editorOf(call))),
  }),
  'delivery.remove': writeAction({
    need,
    input: z.object({ id: zoneId, version, stops }),
    about,
    run: async (call, input) => withProblems(await call.shop.shipping.setUp.remove(input, editorOf(call))),
  }),
  'delivery.reorder': writeAction({
    need,
    input: z.object({ ids: z.array(idOf()).max(MOST_ZONES) }),
    run: async ({ shop }, { ids }) => withProblems(await shop.shipping.setUp.reorder(ids)),
  }),
  /** The methods and slots available to a cart, and why others are not. */
  'delivery.try': readAction({
    need,
    input: z.object({ emirate: z.enum(EMIRATES), worth: fils }),
    run: async ({ shop }, { emirate, worth }) => {
      const verdicts = await shop.shipping.explain({ emirate, worth });
      return done(
        await Promise.all(
          verdicts.map(async ({ method, rate, reason }) => ({
            ...{ id: method.id, title: method.title, costMinor: method.cost.minor },
            arrivesOn: rate?.arrivesOn ?? null,
            slots: rate?.hasSlots ? await shop.shipping.slotsNow(rate.id) : [],
            reason: reason?.code ?? null,
            missingMinor: reason?.code === 'minimum' ? reason.missing.minor : 0,
          })),
        ),
      );
    },
  }),
};
