import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idInput, pageInput } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { type CustomerId, type GuestId, parseCustomerId, parseRegisteredDeviceId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { ADDRESS_FIELDS } from '#shop/customers';
import { customerListActions } from './actions/customer-list.ts';

const MOST_FOUND = 8;

const customerId = idInput(parseCustomerId);
const deviceId = idInput(parseRegisteredDeviceId);
const tags = z.array(z.string().trim().min(1).max(40)).max(20);

const typed = z.string().max(2000);
const newCustomer = z.object({
  ...{ first_name: typed, last_name: typed, email: typed, phone: typed },
  ...{ language: typed, note: typed, consent_source: typed },
  hasConsent: z.boolean(),
  tags,
  address: z.partialRecord(z.enum(ADDRESS_FIELDS), typed).nullable(),
  isInvited: z.boolean(),
  /** The guest whose orders the new account receives. */
  guest: idOf<GuestId>().nullable().default(null),
});

/** Order totals of the listed customers, by id. */
async function sumsOf({ shop }: ActionCall, ids: readonly CustomerId[]) {
  const sums = await shop.orders.sumsFor(ids);
  return new Map(sums.map((sum) => [sum.customerId, sum]));
}

/** A customer with one page of their orders; null if unknown or deleted. */
async function knownOf(call: ActionCall, id: CustomerId, page: number) {
  const customer = await call.shop.customers.staff.show(id, { page });
  if (customer === null) return null;
  const sum = (await sumsOf(call, [id])).get(id);
  const { orders: placed } = customer;
  const rows = placed.orders.map(({ id: orderId, placedAt, status, totals }) => ({
    id: orderId,
    placedAt,
    status,
    totalMinor: totals.total.minor,
  }));
  const { hasMore } = placed;
  return {
    ...customer,
    devices: await call.shop.devices.list(id),
    orders: { page, hasMore, rows, count: sum?.orders ?? 0, totalMinor: sum?.total.minor ?? 0 },
  };
}

const asSearched = { text: '', tag: null, hasConsent: null, hasOrders: null, order: '-joined' } as const;

/** Customers, and what staff do for them. Source: CU-01, CU-03 */
export const actions = {
  ...customerListActions,
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
    run: ({ shop, member }, { isInvited, guest, ...draft }) =>
      shop.customers.staff.create({ draft, author: member.name, isInvited, guest }),
  }),
  /** Emails a link to choose the first password. */
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
  /** Transfers a registered device to another account, for example after a sale. */
  'customers.transfer-device': writeAction({
    need: 'customers.change',
    input: z.object({ device: deviceId, email: z.string().trim().min(1).max(320) }),
    about: ({ device }) => `device:${device}`,
    run: async ({ shop }, { device, email }) => {
      const page = await shop.customers.staff.list({
        ...asSearched,
        text: email,
        page: 1,
        size: MOST_FOUND,
      });
      const owner = page.customers.find((one) => one.email.toLowerCase() === email.toLowerCase());
      if (owner === undefined) return refuse({ code: 'devices.unknown-customer' });
      return shop.devices.staff.transfer(device, owner.id);
    },
  }),
  /** Previews what a merge moves from one customer to the other. */
  'customers.weigh-merge': readAction({
    need: 'customers.change',
    input: z.object({ from: customerId, into: customerId }),
    run: async (call, { from, into }) => {
      const preview = await call.shop.customers.staff.previewMerge(from, into);
      if (!preview.ok) return refuse(preview.refusal);
      const { from: gone, into: stored, ...moved } = preview.value;
      const sum = (await sumsOf(call, [from])).get(from);
      const { firstName, lastName, phone, language, company, trn, consent } = stored;
      const stays = { name: `${firstName} ${lastName}`.trim(), phone, language, company, trn };
      return done({
        ...{ ...moved, email: gone.email, orders: sum?.orders ?? 0, stays },
        consent: { into: consent !== null, from: gone.consent !== null },
      });
    },
  }),
  'customers.merge': writeAction({
    need: 'customers.change',
    input: z.object({ from: customerId, into: customerId }),
    about: ({ into }) => `customer:${into}`,
    run: ({ shop }, { from, into }) => shop.customers.staff.merge(from, into),
  }),
  /** Exports the personal data of a customer; a write action, since the audit log records it. */
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
