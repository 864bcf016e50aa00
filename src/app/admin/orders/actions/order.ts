import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { parseMobile } from '#kernel/address/phone.ts';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import {
  type Edit,
  needsShipping,
  ORDER_STATUSES,
  type Order,
  type OrderRefusal,
  type Tracking,
} from '#shop/orders';
import { type ChangeCheck, checkEdit, checkInWords, firstRefusal } from './check-order-change.ts';
import { gatherOrder, packingOf, parcelFactsOf, shownInvoice } from './order-facts.ts';
import {
  deliveryAddress,
  documentId,
  fils,
  listOf,
  optionalEmail,
  orderId,
  pieces,
  reason,
  requestedProduct,
  version,
} from './order-fields.ts';

const MOST_AT_ONCE = 200;

const about = ({ id }: { id: OrderId }) => `order:${id}`;
const status = z.enum(ORDER_STATUSES);
const tracking = z.object({
  carrier: z.string().trim().max(80),
  number: z.string().trim().min(1, 'missing').max(80),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'url' }).max(500)]),
}) satisfies z.ZodType<Tracking>;

/** The order as the staff member saw it; without a version only its status is compared. */
const seen = { id: orderId, from: status, version: version.optional() };

const editing = z.object({
  lines: listOf(z.union([pieces, requestedProduct])).optional(),
  address: deliveryAddress.optional(),
  /** A shipping method that is currently available; omit it to keep the method. */
  deliveryId: z.string().max(60).optional(),
  /** An agreed shipping cost; omit it for the method's price. */
  deliveryCost: fils.optional(),
  /** Whether the customer has confirmed the age that added items require. */
  isOfAge: z.boolean().default(false),
});

type Editing = z.output<typeof editing>;

/** Converts the form's values to a change, with the shipping method by its id. */
async function toChange(
  { shop }: ActionCall,
  id: OrderId,
  { lines, address, deliveryId, deliveryCost }: Editing,
): Promise<Outcome<Pick<Edit, 'lines' | 'address' | 'delivery'>, OrderRefusal>> {
  const change = {
    ...(lines === undefined ? {} : { lines }),
    ...(address === undefined ? {} : { address }),
  };
  if (deliveryId === undefined && deliveryCost === undefined) return done(change);
  const seenFirst = await shop.orders.previewEdit(id, change);
  if (!seenFirst.ok) return seenFirst;
  const { after } = seenFirst.value;
  const rate = (await shop.orders.rates(after)).find((one) => one.id === deliveryId);
  const { cost = after.totals.delivery, ...method } =
    rate === undefined
      ? { ...after.delivery, cost: undefined }
      : {
          id: rate.id,
          code: rate.code,
          title: rate.title,
          arrivesOn: rate.arrivesOn,
          slot: null,
          cost: rate.cost,
        };
  return done({ ...change, delivery: { ...method, cost: deliveryCost ?? cost } });
}

/** Judges an edit of the version that was seen; null for another one, which the edit itself refuses. */
async function judgeSeen(
  call: ActionCall,
  id: OrderId,
  { wanted, read }: { wanted: Pick<Edit, 'lines' | 'address' | 'delivery'>; read: number },
): Promise<Outcome<ChangeCheck | null, OrderRefusal>> {
  if ((await call.shop.orders.version(id)) !== read) return done(null);
  const seen = await call.shop.orders.previewEdit(id, wanted);
  return seen.ok ? done(await checkEdit(call, { ...seen.value, chosen: wanted.lines })) : seen;
}

/** Whether a payment of the order is authorized and not captured. */
async function isAuthorized(shop: ActionCall['shop'], orderId: OrderId): Promise<boolean> {
  const { payments } = await shop.payments.staff.list({ state: null, orderId, page: 1 });
  return payments.some(({ state }) => state === 'authorised');
}

/** Why an order of several was not moved; the list has no unsaved changes to compare. */
function refusedMoveText(refusal: OrderRefusal, language: Language): string {
  if (refusal.code !== EDIT_CONFLICT) return refusalText(refusal, language);
  const t = wordsIn(language);
  return t('adminOrders:changedSinceListed', { name: t(`adminOrders:statuses.${refusal.stored}`) });
}

/** Reports a missing or invalid mobile number at its field. */
const NO_PHONE = Object.assign({ code: 'admin.unreadable' as const }, { problems: { phone: 'phone' } });

const LONGEST_PHONE = 120;

/**
 * The phone number to store: an imported one may have any format, a changed one is a mobile number. @returns null if
 * invalid
 */
function phoneOf(order: Order | null, typed: string): string | null {
  const isSame = order === null || order.phone.trim() === typed;
  return isSame ? (order?.phone ?? typed) : parseMobile(typed);
}

/** Orders: show, move and edit. Source: OR-01, OR-02, OR-03 */
export const ordersActions = {
  'orders.show': readAction({
    need: 'orders.see',
    input: z.object({ id: orderId }),
    run: async ({ shop }, { id }) => {
      const order = await gatherOrder(shop, id);
      return order === null ? refuse({ code: 'orders.unknown-order' }) : done(order);
    },
  }),
  /** The data of a packing slip and a label. */
  'orders.parcel': readAction({
    need: 'orders.see',
    input: z.object({ id: orderId }),
    run: async ({ shop }, { id }) => {
      const [parcel] = await parcelFactsOf(shop, [id]);
      return parcel === undefined ? refuse({ code: 'orders.unknown-order' }) : done(parcel);
    },
  }),
  /** The same for several orders; unknown ones and those without shipping are left out. */
  'orders.parcels': readAction({
    need: 'orders.see',
    input: z.object({ ids: z.array(orderId).max(MOST_AT_ONCE) }),
    run: async ({ shop }, { ids }) => {
      const parcels = await parcelFactsOf(shop, ids);
      return done(parcels.filter(({ order }) => needsShipping(order)));
    },
  }),
  /** The current invoices of several orders; those without one are left out. */
  'orders.invoices': readAction({
    need: 'orders.see',
    input: z.object({ ids: z.array(orderId).min(1).max(MOST_AT_ONCE) }),
    run: async ({ shop }, { ids }) => {
      const shownInvoices = await Promise.all(ids.map((id) => shownInvoice(shop, id)));
      const invoices = shownInvoices.filter((one) => one !== null);
      return invoices.length === 0 ? refuse({ code: 'admin.not-found' }) : done(invoices);
    },
  }),
  /** The items of the parcel, with the codes that a scanner reads. */
  'orders.packing': readAction({
    need: 'orders.see',
    input: z.object({ id: orderId }),
    run: async ({ shop }, { id }) => {
      const packing = await packingOf(shop, id);
      return packing === null ? refuse({ code: 'orders.unknown-order' }) : done(packing);
    },
  }),
  'orders.document': readAction({
    need: 'orders.see',
    input: z.object({ id: documentId }),
    run: async ({ shop }, { id }) => {
      const document = await shop.invoices.find(id);
      return document === null ? refuse({ code: 'admin.not-found' }) : done(document);
    },
  }),
  'orders.move': writeAction({
    need: 'orders.change',
    input: z.object({
      ...{ ...seen, to: status, reason, tracking: tracking.optional() },
      /** Marks the order as packed and shipped in one step. */
      via: z.literal('packed').optional(),
    }),
    about,
    run: async ({ shop, member }, { id, to, reason: why, ...how }) => {
      // A payment has to be captured before shipping, and packing starts the capture.
      if (how.via !== undefined && (await isAuthorized(shop, id)))
        return refuse({ code: 'orders.may-not-move', from: how.from, to });
      const moved = await shop.orders.move(id, to, { ...how, actor: member.name, reason: why });
      return moved.ok ? done({ status: moved.value.status }) : refuse(moved.refusal);
    },
  }),
  /** Moves each order if allowed; refused ones are returned with reasons. */
  'orders.move-many': writeAction({
    need: 'orders.change',
    input: z.object({
      orders: z.array(z.object(seen)).min(1).max(MOST_AT_ONCE),
      to: status,
      reason,
    }),
    about: ({ orders }) => cutText(orders.map(about).join(' '), 120),
    run: async ({ shop, member, language }, { orders, to, reason: why }) => {
      const moved: OrderId[] = [];
      const refused: { id: OrderId; words: string }[] = [];
      for (const { id, ...how } of orders) {
        const answer = await shop.orders.move(id, to, { ...how, actor: member.name, reason: why });
        if (answer.ok) moved.push(id);
        else refused.push({ id, words: refusedMoveText(answer.refusal, language) });
      }
      return done({ moved, refused });
    },
  }),
  /** The result of an edit, and the shipping methods available after it. */
  'orders.preview-edit': readAction({
    need: 'orders.change',
    input: editing.extend({ id: orderId }),
    run: async (call, { id, ...input }) => {
      const wanted = await toChange(call, id, input);
      if (!wanted.ok) return refuse(wanted.refusal);
      const preview = await call.shop.orders.previewEdit(id, wanted.value);
      if (!preview.ok) return refuse(preview.refusal);
      const { before, after } = preview.value;
      const judged = await checkEdit(call, { before, after, chosen: wanted.value.lines });
      const rates = await call.shop.orders.rates(after);
      return done({ before, after, rates, ...checkInWords(judged, call.language) });
    },
  }),
  'orders.edit': writeAction({
    need: 'orders.change',
    input: editing.extend({ id: orderId, version, reason }),
    about,
    run: async (call, { id, version: read, reason: why, ...input }) => {
      const wanted = await toChange(call, id, input);
      if (!wanted.ok) return refuse(wanted.refusal);
      const seenNow = await judgeSeen(call, id, { wanted: wanted.value, read });
      if (!seenNow.ok) return refuse(seenNow.refusal);
      const judged = seenNow.value;
      const against = judged === null ? null : firstRefusal(judged, input);
      if (against !== null) return refuse(against);
      const isAgeConfirmed = judged !== null && judged.ageRule !== null;
      const by = { actor: call.member.name, reason: why, version: read, isAgeConfirmed };
      const edited = await call.shop.orders.edit(id, { ...wanted.value, ...by });
      return edited.ok ? done({ total: edited.value.totals.total }) : refuse(edited.refusal);
    },
  }),
  'orders.change-contact': writeAction({
    need: 'orders.change',
    input: z.object({
      id: orderId,
      email: optionalEmail,
      /** Empty only for orders without a phone number. An unchanged one is not validated. */
      phone: z.string().trim().max(LONGEST_PHONE),
      reason,
      version,
    }),
    about,
    run: async ({ shop, member }, { id, ...change }) => {
      const phone = phoneOf(await shop.orders.find(id), change.phone);
      if (phone === null) return refuse(NO_PHONE);
      const changed = await shop.orders.changeContact(id, { ...change, phone, actor: member.name });
      return changed.ok ? done(null) : refuse(changed.refusal);
    },
  }),
  'orders.split': writeAction({
    need: 'orders.change',
    input: z.object({ id: orderId, lines: listOf(pieces).min(1), reason, version }),
    about,
    run: async ({ shop, member }, { id, lines, reason: why, version: read }) => {
      const split = await shop.orders.split(id, { lines, reason: why, actor: member.name, version: read });
      return split.ok ? done({ id: split.value.id }) : refuse(split.refusal);
    },
  }),
};
