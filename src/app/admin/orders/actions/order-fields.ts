import { z } from 'zod';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';
import type {
  CustomerId,
  OrderId,
  PaymentId,
  ProductId,
  RefundId,
  ReturnId,
  TaxDocumentId,
} from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';

const LARGEST_ID = 2_147_483_647;
const LARGEST_FILS = 1_000_000_000;
const MOST_PIECES = 10_000;
const MOST_LINES = 100;

const id = z.int().positive().max(LARGEST_ID);
export const orderId = id.transform((number) => number as OrderId);
export const paymentId = id.transform((number) => number as PaymentId);
export const refundId = id.transform((number) => number as RefundId);
export const returnId = id.transform((number) => number as ReturnId);
export const documentId = id.transform((number) => number as TaxDocumentId);
export const customerId = id.transform((number) => number as CustomerId);

/** Whole fils. */
export const fils = z.int().min(0).max(LARGEST_FILS).transform(aed);
/** The reason of a change, shown in the timeline. */
export const reason = z.string().trim().max(500);
/** The version of the order that the staff member saw. */
export const version = z.int().min(0);
export const quantity = z.int().min(1).max(MOST_PIECES);

export const linePosition = z
  .int()
  .min(0)
  .max(MOST_LINES * 10);
export const pieces = z.object({ position: linePosition, quantity });
export const requestedProduct = z
  .object({
    productId: id,
    variationId: id.nullable(),
    quantity,
    /** The chosen variations of a kit's parts, with the field names of the storefront's forms. */
    options: z
      .record(z.string().max(60), z.string().max(60))
      .refine((options) => Object.keys(options).length <= MOST_LINES)
      .default({}),
  })
  .transform(({ productId, variationId, quantity: count, options }) => ({
    productId: productId as ProductId,
    variationId: variationId as ProductId | null,
    quantity: count,
    options,
  }));

export function listOf<T extends z.ZodType>(one: T) {
  return z.array(one).max(MOST_LINES);
}

const text = (longest: number) => z.string().trim().max(longest, 'too-long');
const needed = (longest: number) => text(longest).min(1, 'missing');

/** The delivery address, with all that a driver may need. */
export const deliveryAddress = z.object({
  firstName: needed(60),
  lastName: needed(60),
  building: needed(120),
  unit: text(40).default(''),
  street: needed(160),
  area: text(80).default(''),
  emirate: z.enum(EMIRATES, 'missing'),
  landmark: text(160).default(''),
  makani: text(20)
    .transform((typed) => toWesternDigits(typed).replace(/\s+/g, ' '))
    .refine((digits) => digits === '' || /^\d{5} ?\d{5}$/.test(digits), 'makani')
    .default(''),
  mapPoint: text(60)
    .refine((point) => point === '' || /^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/.test(point), 'map-point')
    .default(''),
  deliveryNote: text(500).default(''),
});

/** A mobile number of the UAE in any format. */
export const mobile = z.string().transform((typed, context) => {
  const number = parseMobile(typed);
  if (number === null) context.addIssue({ code: 'custom', message: 'phone' });
  return number ?? '';
});

export const email = z.string().trim().max(254, 'too-long').pipe(z.email('email'));

/** An email address, or empty: then no emails are sent. */
export const optionalEmail = z.union([z.literal(''), email]);

/** A custom item that is no product. */
export const customItemInput = z.object({
  name: needed(120),
  price: z.int('missing').min(1, 'missing').max(LARGEST_FILS).transform(aed),
  quantity,
});

/** A discount given by staff, and the reason that the customer sees. */
export const manualDiscount = z.union([
  z.object({
    amount: z.int('missing').min(1, 'missing').max(LARGEST_FILS).transform(aed),
    reason: needed(120),
  }),
  z.object({ percent: z.number('missing').min(0.01, 'missing').max(100, 'percent'), reason: needed(120) }),
]);

const MOST_CODES = 10;

export const promotionCodes = z.array(needed(60)).max(MOST_CODES);
