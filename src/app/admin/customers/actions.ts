import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idInput, pageInput } from '#admin-actions/id-input.ts';
import { type CustomerId, parseCustomerId, parseRegisteredDeviceId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { ADDRESS_FIELDS, CUSTOMER_ORDERS, type CustomerOrder } from '#shop/customers';

const PER_PAGE = 25;
const MOST_FOUND = 8;

const customerId = idInput(parseCustomerId);
const deviceId = idInput(parseRegisteredDeviceId);
const choice = z
  .enum(['yes', 'no'])
  .optional()
  .catch(undefined)
  .transform((word) => (word === undefined ? null : word === 'yes'));
const tags = z.array(z.string().trim().min(1).max(40)).max(20);

const typed = z.string().max(2000);
const newCustomer = z.object({
  ...{ first_name: typed, last_name: typed, email: typed, phone: typed },
  ...{ language: typed, note: typed, consent_source: typed },
  hasConsent: z.boolean(),
  tags,
  address: z.partialRecord(z.enum(ADDRESS_FIELDS), typed).nullable(),
  isInvited: z.boolean(),
});

function readOrder(word: string): CustomerOrder {
  return CUSTOMER_ORDERS.find((order) => order === word) ?? '-joined';
}

/** What a page of customers has ordered, by their ids. */
async function sumsOf({ shop }: ActionCall, ids: readonly CustomerId[]) {
  const sums = await shop.orders.sumsFor(ids);
  return new Map(sums.map((sum) => [sum.customerId, sum]));
}

/** A customer with one page of their orders; null when there is none, or none any more. */
async function knownOf(call: ActionCall, id: CustomerId, page: number) {
  const found = await call.shop.customers.staff.show(id, { page });
  if (found === null) return null;
  const sum = (await sumsOf(call, [id])).get(id);
  const { orders: placed } = found;
  const rows = placed.orders.map(({ id: orderId, placedAt, status, totals }) => ({
    id: orderId,
    placedAt,
    status,
    totalMinor: totals.total.minor,
  }));
  const { hasMore } = placed;
  return {
    ...found,
    devices: await call.shop.devices.list(id),
    orders: { page, hasMore, rows, count: sum?.orders ?? 0, totalMinor: sum?.total.minor ?? 0 },
  };
}

const asSearched = { text: '', tag: null, hasConsent: null, hasOrders: null, order: '-joined' } as const;

/** Who shops here, and what staff does for them. Source: CU-01, CU-03 */
export const actions = {
  'customers.list': readAction({
    need: 'customers.see',
    input: z.object({
      q: z.string().trim().max(200).default(''),
      tag: z.string().trim().max(40).optional(),
      consent: choice,
      orders: choice,
      sort: z.string().max(20).default('').transform(readOrder),
      page: pageInput,
    }),
    run: async (call, { q: text, tag, consent, orders, sort: order, page }) => {
      const search = { text, tag: tag || null, hasConsent: consent, hasOrders: orders, order, page };
      const found = await call.shop.customers.staff.list({ ...search, size: PER_PAGE });
      const sums = await sumsOf(
        call,
        found.customers.map(({ id }) => id),
      );
      const customers = found.customers.map((one) => {
        const sum = sums.get(one.id);
        return { ...one, orders: sum?.orders ?? 0, totalMinor: sum?.total.minor ?? 0 };
      });
      return done({ ...found, customers, page, perPage: PER_PAGE });
    },
  }),
  'customers.show': readAction({
    need: 'customers.see',
    input: z.object({ id: customerId, page: pageInput }),
    run: async (call, { id, page }) => {
      const known = await knownOf(call, id, page);
      const gone = known === null ? await call.shop.customers.staff.gone(id) : null;
      return known === null && gone === null
        ? refuse({ code: 'admin.not-found' })
        : done({ id, known, gone });
    },
  }),
  'customers.find': readAction({
    need: 'customers.see',
    input: z.object({ q: z.string().trim().min(1).max(200) }),
    run: async ({ shop }, { q: text }) =>
      done((await shop.customers.staff.list({ ...asSearched, text, page: 1, size: MOST_FOUND })).customers),
  }),
  'customers.create': writeAction({
    need: 'customers.change',
    input: newCustomer,
    about: () => 'customer:new',
    run: ({ shop, member }, { isInvited, ...draft }) =>
      shop.customers.staff.create({ draft, author: member.name, isInvited }),
  }),
  /** A mail with the way to a first password. */
  'customers.invite': writeAction({
    need: 'customers.change',
    input: z.object({ id: customerId }),
    about: ({ id }) => `customer:${id}`,
    run: ({ shop }, { id }) => shop.customers.staff.invite(id),
  }),
  'customers.note': writeAction({
    need: 'customers.change',
    input: z.object({ id: customerId, text: z.string().trim().min(1).max(2000) }),
    about: ({ id }) => `customer:${id}`,
    run: ({ shop, member }, { id, text }) => shop.customers.staff.note(id, text, member.name),
  }),
  'customers.tag': writeAction({
    need: 'customers.change',
    input: z.object({ id: customerId, add: tags.default([]), remove: tags.default([]) }),
    about: ({ id }) => `customer:${id}`,
    run: ({ shop }, { id, ...changes }) => shop.customers.staff.retag(id, changes),
  }),
  'customers.unlock': writeAction({
    need: 'customers.change',
    input: z.object({ id: customerId }),
    about: ({ id }) => `customer:${id}`,
    run: ({ shop }, { id }) => shop.customers.staff.unlock(id),
  }),
  'customers.remove-device': writeAction({
    need: 'customers.change',
    input: z.object({ device: deviceId }),
    about: ({ device }) => `device:${device}`,
    run: ({ shop }, { device }) => shop.devices.staff.remove(device),
  }),
  /** Gives a registered device to the account of another address, as when it was sold on. */
  'customers.transfer-device': writeAction({
    need: 'customers.change',
    input: z.object({ device: deviceId, email: z.string().trim().min(1).max(320) }),
    about: ({ device }) => `device:${device}`,
    run: async ({ shop }, { device, email }) => {
      const found = await shop.customers.staff.list({
        ...asSearched,
        text: email,
        page: 1,
        size: MOST_FOUND,
      });
      const owner = found.customers.find((one) => one.email.toLowerCase() === email.toLowerCase());
      if (owner === undefined) return refuse({ code: 'devices.unknown-customer' });
      return shop.devices.staff.transfer(device, owner.id);
    },
  }),
  /** What of one customer would go over to another. */
  'customers.weigh-merge': readAction({
    need: 'customers.change',
    input: z.object({ from: customerId }),
    run: async (call, { from }) => {
      const found = await call.shop.customers.staff.show(from);
      if (found === null) return refuse({ code: 'customers.unknown-customer' });
      const { customer, addresses, notes } = found;
      const sum = (await sumsOf(call, [from])).get(from);
      return done({
        email: customer.email,
        orders: sum?.orders ?? 0,
        addresses: addresses.length,
        notes: notes.length,
        tags: customer.tags,
      });
    },
  }),
  'customers.merge': writeAction({
    need: 'customers.change',
    input: z.object({ from: customerId, into: customerId }),
    about: ({ into }) => `customer:${into}`,
    run: ({ shop }, { from, into }) => shop.customers.staff.merge(from, into),
  }),
  /** Everything known of somebody, as they may ask for it; that it was handed out is remembered. */
  'customers.export': writeAction({
    need: 'customers.change',
    input: z.object({ id: customerId }),
    about: ({ id }) => `customer:${id}`,
    run: async ({ shop }, { id }) => {
      const known = await shop.customers.staff.export(id);
      return known === null ? refuse({ code: 'customers.unknown-customer' }) : done(known);
    },
  }),
  'customers.erase': writeAction({
    need: 'customers.erase',
    input: z.object({ id: customerId, email: z.string().trim().max(320) }),
    about: ({ id }) => `customer:${id}`,
    run: async ({ shop }, { id, email }) => {
      const customer = await shop.customers.find(id);
      if (customer === null) return refuse({ code: 'customers.unknown-customer' });
      if (customer.email.toLowerCase() !== email.toLowerCase())
        return refuse({ code: 'customers.not-confirmed' });
      return shop.customers.staff.erase(id);
    },
  }),
};
