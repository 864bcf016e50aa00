import { z } from 'zod';
import { DEVICE_MODES } from '#kernel/device-mode.ts';
import { define, localized } from './define.ts';

const filsAmount = z.number().int().min(0).max(100_000_000);
/** What a way to pay through the provider asks of a basket; 0 and empty lists ask nothing. */
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

/** Orders, their papers, and how they are paid. */
export const orderDefinitions = {
  'orders.holdMinutes': define(
    'How long an order that waits for its payment keeps its goods, in minutes; then it fails and they go back.',
    z.number().int().min(1).max(525_600),
    60,
  ),
  'orders.holdTransferMinutes': define(
    'The same for orders on hold, that wait for a bank transfer.',
    z.number().int().min(1).max(525_600),
    4320,
  ),
  'orders.returnDays': define(
    'So many days after they were handed over, goods may be asked to be given back.',
    z.number().int().min(0).max(365),
    14,
  ),
  'invoices.series': define(
    'Before the year and number of tax invoices: INV-2026-000001; another word begins to count anew.',
    z.string().regex(/^[A-Z0-9]{1,8}$/),
    'INV',
  ),
  'invoices.creditSeries': define(
    'The same for credit notes; must be another word.',
    z.string().regex(/^[A-Z0-9]{1,8}$/),
    'CN',
  ),
  'shop.messagesKeptDays': define(
    'Messages of the contact form are erased this many days after they were written.',
    z.int().min(30).max(3650),
    730,
  ),
  'checkout.termsVersion': define(
    'Stored with every order: which terms were accepted.',
    z.string().min(1),
    '2026-11',
  ),
  'checkout.privacyVersion': define(
    'Stored with every order: which text on privacy was accepted.',
    z.string().min(1),
    '2026-11',
  ),
  'payments.cod': define(
    'Cash at the door: its fee, the largest amount it is offered for (0 = any), the emirates (none named = all), and above which amount staff calls before it is packed (0 = never); amounts in fils.',
    z.object({
      enabled: z.boolean(),
      feeMinor: filsAmount,
      maximumMinor: filsAmount,
      emirates: z.array(z.string().regex(/^[A-Z]{2}$/)),
      confirmAboveMinor: filsAmount,
    }),
    { enabled: true, feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 },
  ),
  'payments.transfer': define(
    'Bank transfer: where the money goes, line by line; without it the way is not offered. orders.holdTransferMinutes says how long it may take.',
    z.object({ enabled: z.boolean(), account: localized }),
    { enabled: true, account: { en: '' } },
  ),
  'payments.provider': define(
    'Who takes cards, wallets and instalments. none = nobody; test = the test bank that comes along and takes no money; stripe = Stripe, by the keys of the environment.',
    z.enum(['none', 'test', 'stripe']),
    'none',
  ),
  'payments.card': define(
    'Cards through the provider: amounts in fils (0 = no bound), classes of goods it may not pay for, devices it is offered on (none named = all).',
    onlineMethod,
    EVERYWHERE,
  ),
  'payments.wallet': define(
    'The same for the wallet of the phone; wallets do not take tobacco.',
    onlineMethod,
    { ...EVERYWHERE, forbiddenClasses: ['tobacco'] },
  ),
  'payments.instalments': define('The same for instalments.', onlineMethod, {
    ...EVERYWHERE,
    minimumMinor: 20_000,
    maximumMinor: 500_000,
    forbiddenClasses: ['tobacco'],
  }),
  'payments.capture': define(
    'at-once = the money is taken when it is allowed; when-packed = it is only allowed, and taken when the order is packed; by-hand = it is taken by staff (npm run payments -- capture). What was allowed for an order that comes to nothing is given up.',
    z.enum(['at-once', 'when-packed', 'by-hand']),
    'at-once',
  ),
  'payments.failuresBeforeWait': define(
    'After so many failed payments of one cart or one e-mail within an hour the next has to wait; one internet address, which may be a whole office, may fail four times as often.',
    z.number().int().min(1).max(1000),
    5,
  ),
} as const;
