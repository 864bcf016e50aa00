import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idInput, pageInput, wordIn } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { type CustomerId, parseGuestId, type SegmentId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import {
  CUSTOMER_ORDERS,
  type CustomerOrder,
  type ListedPerson,
  READY_SEGMENTS,
  type ReadySegment,
} from '#shop/customers';

const PER_PAGE = 25;

const choice = z
  .enum(['yes', 'no'])
  .optional()
  .catch(undefined)
  .transform((word) => (word === undefined ? null : word === 'yes'));

function readOrder(word: string): CustomerOrder {
  return CUSTOMER_ORDERS.find((order) => order === word) ?? '-joined';
}

/** The filter in a URL; invalid values do not filter. */
const filter = z.object({
  q: z.string().trim().max(200).default(''),
  kind: wordIn(['account', 'guest'], null),
  segment: z.string().trim().max(40).optional(),
  tag: z.string().trim().max(40).optional(),
  consent: choice,
  orders: choice,
  sort: z.string().max(20).default('').transform(readOrder),
});

function searchOf({ q: text, tag, segment, kind, consent, orders, sort: order }: z.output<typeof filter>) {
  const narrowed = { kind, tag: tag || null, segment: segment || null };
  return { text, ...narrowed, hasConsent: consent, hasOrders: orders, order, size: PER_PAGE };
}

/** Adds order totals to the people of a list, with one query for all accounts. */
async function withSums({ shop }: ActionCall, people: readonly ListedPerson[]) {
  const ids = people.flatMap((one): CustomerId[] => (one.kind === 'account' ? [one.id] : []));
  const sums = new Map((await shop.orders.sumsFor(ids)).map((sum) => [sum.customerId, sum]));
  return people.map((one) => {
    if (one.kind === 'guest') return one;
    const sum = sums.get(one.id);
    return { ...one, orders: sum?.orders ?? 0, totalMinor: sum?.total.minor ?? 0 };
  });
}

async function* rowsOf(call: ActionCall, batches: AsyncIterable<readonly ListedPerson[]>) {
  for await (const batch of batches) yield await withSums(call, batch);
}

const readyNames = Object.keys(READY_SEGMENTS) as ReadySegment[];

async function segmentChoices({ shop }: ActionCall) {
  const saved = await shop.customers.staff.people.segments();
  return { ready: readyNames, saved: saved.map(({ id, name }) => ({ id, name })) };
}

/** Accounts and guests, and segments of them. Source: CU-01, CU-03 */
export const customerListActions = {
  'customers.list': readAction({
    need: 'customers.see',
    input: filter.extend({ page: pageInput }),
    run: async (call, { page, ...sought }) => {
      const list = await call.shop.customers.staff.people.list({ ...searchOf(sought), page });
      if (!list.ok) return refuse(list.refusal);
      const { people, total, tags } = list.value;
      const customers = await withSums(call, people);
      return done({ customers, total, tags, segments: await segmentChoices(call), page, perPage: PER_PAGE });
    },
  }),
  /** A write action, since the audit log records each export with its filter. */
  'customers.export-list': writeAction({
    need: 'customers.see',
    input: filter,
    run: async (call, sought) => {
      const rows = await call.shop.customers.staff.people.stream({ ...searchOf(sought), page: 1 });
      return rows.ok ? done(rowsOf(call, rows.value)) : refuse(rows.refusal);
    },
  }),
  'customers.show-guest': readAction({
    need: 'customers.see',
    input: z.object({ id: idInput(parseGuestId), page: pageInput }),
    run: async ({ shop }, { id, page }) => {
      const guest = await shop.customers.staff.people.guest(id);
      if (guest === null) return refuse({ code: 'customers.unknown-guest' });
      const [placed, account] = await Promise.all([
        shop.orders.listForGuest(id, { page }),
        guest.email === '' ? null : shop.customers.staff.byEmail(guest.email),
      ]);
      const rows = placed.orders.map(({ id: orderId, placedAt, status, totals, address }) => ({
        ...{ id: orderId, placedAt, status, totalMinor: totals.total.minor, address },
      }));
      const { orders: count, totalMinor } = guest;
      return done({
        guest,
        accountId: account?.id ?? null,
        orders: { page, hasMore: placed.hasMore, rows, count, totalMinor },
      });
    },
  }),
  /** Exports the personal data of a guest. */
  'customers.export-guest': writeAction({
    need: 'customers.change',
    input: z.object({ id: idInput(parseGuestId) }),
    about: ({ id }) => `guest:${id}`,
    run: ({ shop }, { id }) => shop.customers.staff.guests.export(id),
  }),
  'customers.erase-guest': writeAction({
    need: 'customers.erase',
    input: z.object({ id: idInput(parseGuestId), typed: z.string().trim().max(320) }),
    about: ({ id }) => `guest:${id}`,
    run: ({ shop }, { id, typed }) => shop.customers.staff.guests.erase(id, typed),
  }),
  'customers.segments': readAction({
    need: 'customers.see',
    input: z.object({}),
    run: async ({ shop }) => {
      const saved = await shop.customers.staff.people.segments();
      return done({ ready: readyNames.map((key) => ({ key, rule: READY_SEGMENTS[key] })), saved });
    },
  }),
  /** A segment, with the choices of its conditions. */
  'customers.segment': readAction({
    need: 'customers.see',
    /** `copy`: the segment whose rule a new one starts with. */
    input: z.object({ id: z.string().max(40), copy: z.string().max(40).nullable().default(null) }),
    run: async ({ shop, language }, { id, copy }) => {
      const { people } = shop.customers.staff;
      const of = id === 'new' ? copy : id;
      const segment = of === null ? null : await people.segment(of);
      if (segment === null && of !== null) return refuse({ code: 'customers.unknown-segment' });
      const devices = await shop.devices.known();
      return done({
        segment:
          segment === null
            ? null
            : { name: segment.name, rule: segment.rule, version: id === 'new' ? 0 : segment.version },
        devices: devices.map((device) => ({ id: device.id, name: inLanguage(device.name, language) })),
      });
    },
  }),
  'customers.preview-segment': readAction({
    need: 'customers.see',
    input: z.object({ rule: z.unknown() }),
    run: async (call, { rule }) => {
      const preview = await call.shop.customers.staff.people.preview(rule);
      if (!preview.ok) return refuse(preview.refusal);
      return done({ total: preview.value.total, people: await withSums(call, preview.value.people) });
    },
  }),
  'customers.save-segment': writeAction({
    need: 'customers.change',
    saves: ['customer_segment'],
    input: z.object({
      id: idOf<SegmentId>().nullable(),
      name: z.string().max(200),
      rule: z.unknown(),
      version: z.int().min(0),
    }),
    about: ({ id }) => `segment:${id ?? 'new'}`,
    run: ({ shop }, input) => shop.customers.staff.people.saveSegment(input),
  }),
  'customers.delete-segment': writeAction({
    need: 'customers.change',
    input: z.object({ id: idOf<SegmentId>() }),
    about: ({ id }) => `segment:${id}`,
    run: ({ shop }, { id }) => shop.customers.staff.people.deleteSegment(id),
  }),
};
