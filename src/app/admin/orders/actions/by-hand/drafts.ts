import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import type { OrderDraftId } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { customerId, fils, listOf, quantity } from '../order-fields.ts';

const MOST_PAGES = 100_000;
const LARGEST_ID = 2_147_483_647;
const LARGEST_FILS = 1_000_000_000;

const id = z.int().positive().max(LARGEST_ID);
const draftId = id.transform((number) => number as OrderDraftId);
const typed = z.string().max(2000);
/** The longest email that the database's index accepts. */
const email = z.string().max(254, 'too-long');
const money = z.int().min(0).max(LARGEST_FILS).nullable();
const percent = z.number().min(0).max(1000).nullable();
const things = z.array(z.unknown()).max(200);

/** Products as the search returned them; totals are always calculated by the server. */
const product = z.looseObject({
  productId: id,
  variationId: id.nullable(),
  sku: typed,
  name: z.looseObject({ en: typed }),
  options: things,
  parts: things,
  bundleParts: things,
  price: z.object({ minor: z.int(), currency: z.literal('AED') }),
});

/** The form's values, complete or not. */
const content = z.object({
  customer: z
    .object({
      id: customerId,
      ...{ email, firstName: typed, lastName: typed, phone: typed, company: typed, trn: typed },
      language: z.enum(LANGUAGES),
    })
    .nullable(),
  lines: listOf(
    z.object({
      product,
      quantity,
      options: z.record(z.string().max(60), z.string().max(60)).optional(),
    }),
  ),
  ownLines: listOf(z.object({ name: typed, price: money, quantity })),
  codes: listOf(typed),
  discount: z.object({
    kind: z.enum(['none', 'amount', 'percent']),
    ...{ amount: money, percent, reason: typed },
  }),
  ...{ email, phone: typed, company: typed, trn: typed, note: typed, reason: typed },
  language: z.enum(LANGUAGES),
  address: z.object({
    ...{ firstName: typed, lastName: typed, building: typed, unit: typed, street: typed, area: typed },
    emirate: z.enum(EMIRATES),
    ...{ landmark: typed, makani: typed, mapPoint: typed, deliveryNote: typed },
  }),
  ...{ deliveryId: typed, deliveryCost: money, slotId: typed },
  paymentMethod: z.enum(PAYMENT_CODES),
  status: z.enum(['pending', 'on-hold', 'confirmed']),
  isOfAge: z.boolean(),
  key: z.uuid(),
});

function nameOf({ address, customer }: z.output<typeof content>): string {
  const typedName = `${address.firstName} ${address.lastName}`.trim();
  return typedName || `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim();
}

/** Drafts of manual orders. Source: OR-03 */
export const draftsActions = {
  'orders.drafts': readAction({
    need: 'orders.change',
    input: z.object({ page: z.int().min(1).max(MOST_PAGES) }),
    run: async ({ shop }, { page }) => {
      const { 'orders.draftDays': days } = await shop.settings.all();
      return done({ ...(await shop.orders.drafts.list(page)), days });
    },
  }),
  'orders.draft': readAction({
    need: 'orders.change',
    input: z.object({ id: draftId }),
    run: async ({ shop }, { id: requested }) => {
      const draft = await shop.orders.drafts.find(requested);
      return draft === null ? refuse({ code: 'orders.unknown-draft' }) : done(draft);
    },
  }),
  /** Stores a draft. A read action, without audit entry: it changes no order, and is sent every few seconds. */
  'orders.save-draft': readAction({
    need: 'orders.change',
    input: z.object({
      version: z
        .int()
        .min(0)
        .max(LARGEST_ID - 1),
      content,
      total: fils.nullable(),
    }),
    run: async ({ shop, member }, { version, total, content }) => {
      const { key, customer, email: address, phone } = content;
      const saved = await shop.orders.drafts.save({
        ...{ key, version, total, email: address, phone, content, name: nameOf(content) },
        customerId: customer?.id ?? null,
        staffId: member.id,
      });
      if (!saved.ok) return refuse(saved.refusal);
      return done({ id: saved.value.id, version: saved.value.version, savedAt: saved.value.savedAt });
    },
  }),
  'orders.delete-draft': writeAction({
    need: 'orders.change',
    input: z.object({ id: draftId }),
    about: ({ id: requested }) => `order-draft:${requested}`,
    run: async ({ shop }, { id: requested }) => {
      const removed = await shop.orders.drafts.remove(requested);
      return removed.ok ? done(null) : refuse(removed.refusal);
    },
  }),
};
