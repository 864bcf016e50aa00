import { z } from 'zod';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { define, localized } from './define.ts';

/** Places of the express wallet button. */
const EXPRESS_PLACES = ['product', 'drawer', 'cart', 'checkout'] as const;
export type ExpressPlace = (typeof EXPRESS_PLACES)[number];

const filsAmount = z.number().int().min(0).max(100_000_000);
/** Conditions of an online payment method; 0 and empty lists: no condition. */
const onlineMethod = z.object({
  enabled: z.boolean(),
  minimumMinor: filsAmount,
  maximumMinor: filsAmount,
  forbiddenClasses: z.array(z.enum(['tobacco', 'device', 'accessory', 'other'])),
  devices: z.array(z.enum(DEVICE_MODES)),
});
type OnlineMethod = z.infer<typeof onlineMethod>;
const EVERYWHERE: OnlineMethod = {
  enabled: true,
  minimumMinor: 0,
  maximumMinor: 0,
  forbiddenClasses: [],
  devices: [],
};

/** Settings of orders, documents and payments. */
export const orderDefinitions = {
  'orders.holdMinutes': define(z.number().int().min(1).max(525_600), 60),
  'orders.holdTransferMinutes': define(z.number().int().min(1).max(525_600), 4320),
  'orders.outForDeliveryMail': define(z.boolean(), false),
  /** The email when staff have sent a refund. */
  'orders.refundSentMail': define(z.boolean(), true),
  'orders.guaranteeMonths': define(z.number().int().min(0).max(120), 12),
  /** Added to the guarantee of a device that its owner registers. */
  'orders.guaranteeExtensionMonths': define(z.number().int().min(0).max(120), 12),
  /** Net sales of a calendar month that the shop aims at, in fils; 0: none. */
  'orders.monthlyGoalMinor': define(z.number().int().min(0).max(1_000_000_000), 0),
  /** Order drafts are deleted after this many days without a change. */
  'orders.draftDays': define(z.number().int().min(1).max(365), 30),
  'orders.returnDays': define(z.number().int().min(0).max(365), 14),
  'invoices.series': define(z.string().regex(/^[A-Z0-9]{1,8}$/), 'INV'),
  'invoices.creditSeries': define(z.string().regex(/^[A-Z0-9]{1,8}$/), 'CN'),
  'shop.messagesKeptDays': define(z.int().min(30).max(3650), 730),
  'checkout.termsVersion': define(z.string().min(1), '2026-11'),
  'checkout.privacyVersion': define(z.string().min(1), '2026-11'),
  'checkout.giftWrap': define(
    z.object({
      enabled: z.boolean(),
      priceMinor: filsAmount,
      messageLength: z.number().int().min(0).max(500),
    }),
    { enabled: false, priceMinor: 1500, messageLength: 200 },
  ),
  'payments.cod': define(
    z.object({
      enabled: z.boolean(),
      feeMinor: filsAmount,
      maximumMinor: filsAmount,
      emirates: z.array(z.string().regex(/^[A-Z]{2}$/)),
      confirmAboveMinor: filsAmount,
    }),
    { enabled: true, feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 },
  ),
  'payments.transfer': define(z.object({ enabled: z.boolean(), account: localized }), {
    enabled: true,
    account: { en: '' },
  }),
  'payments.provider': define(z.enum(['none', 'test', 'stripe']), 'none'),
  'payments.card': define(onlineMethod, EVERYWHERE),
  'payments.wallet': define(onlineMethod, { ...EVERYWHERE, forbiddenClasses: ['tobacco'] }),
  /** Places of the express wallet button. */
  'payments.expressPlaces': define<readonly ExpressPlace[]>(
    z.array(z.enum(EXPRESS_PLACES)).max(EXPRESS_PLACES.length),
    EXPRESS_PLACES,
  ),
  'payments.instalments': define(onlineMethod, {
    ...EVERYWHERE,
    minimumMinor: 20_000,
    maximumMinor: 500_000,
    forbiddenClasses: ['tobacco'],
  }),
  'payments.capture': define(z.enum(['at-once', 'when-packed', 'by-hand']), 'at-once'),
  'payments.failuresBeforeWait': define(z.number().int().min(1).max(1000), 5),
} as const;
