import { z } from 'zod';
import { define } from './define.ts';
import { identityDefaults } from './identity-defaults.ts';

/** The two add-to-cart flows. Source: spec §4 */
const addFlow = z.enum(['site', 'standard']);
/** In how many weeks a subscription can order again. */
const PLAN_INTERVALS = ['1', '2', '3', '4', '6', '8', '10', '12'] as const;
type PlanInterval = (typeof PLAN_INTERVALS)[number];
const storageName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
/** Settings of the cart. */
export const cartDefinitions = {
  'quantity.ceiling': define(z.enum(['field', 'none']), 'field'),
  'quantity.maximum': define(z.number().int().min(1).max(9999), 1000),
  'addToCart.siteVariant': define(z.enum(['label', 'alerts', 'combined']), 'combined'),
  'addToCart.flow': define(z.object({ form: addFlow, lists: addFlow, custom: addFlow }), {
    form: 'site',
    lists: 'standard',
    custom: 'site',
  }),
  'addToCart.errorDisplay': define(z.enum(['alert', 'inline']), 'alert'),
  'addToCart.redirectAfterAdd': define(z.enum(['yes', 'no']), 'no'),
  'accounts.passwordByLink': define(z.enum(['yes', 'no']), 'yes'),
  'cart.reminder': define(z.object({ enabled: z.boolean(), hours: z.number().int().min(1).max(47) }), {
    enabled: true,
    hours: 4,
  }),
  'giftCards.enabled': define(z.boolean(), true),
  'giftCards.validMonths': define(z.number().int().min(0).max(240), 60),
  'giftCards.limits': define(
    z.object({
      perOrderMinor: z.number().int().min(0).max(100_000_000),
      perDayMinor: z.number().int().min(0).max(100_000_000),
    }),
    { perOrderMinor: 500_000, perDayMinor: 1_000_000 },
  ),
  'wishlist.enabled': define(z.boolean(), identityDefaults['wishlist.enabled']),
  /** Emails about prices and stock, to accounts that requested them. */
  'wishlist.mails': define(z.boolean(), true),
  'subscriptions.enabled': define(z.boolean(), identityDefaults['subscriptions.enabled']),
  'subscriptions.intervals': define<readonly PlanInterval[]>(z.array(z.enum(PLAN_INTERVALS)).min(1), [
    '2',
    '4',
    '8',
  ]),
  'subscriptions.classes': define<readonly ('tobacco' | 'device' | 'accessory' | 'other')[]>(
    z.array(z.enum(['tobacco', 'device', 'accessory', 'other'])),
    ['tobacco'],
  ),
  'subscriptions.noticeDays': define(z.number().int().min(1).max(7), 3),
  'subscriptions.retries': define(z.number().int().min(0).max(5), 3),
  'fragments.emptyVisit': define(z.enum(['fetch', 'skip']), 'fetch'),
  'limits.cartPerVisitor': define(z.number().int().min(0).max(1_000_000), 120),
  'limits.cartPerAddress': define(z.number().int().min(0).max(1_000_000), 600),
  'fragments.storeName': define(storageName, 'wc_fragments_jamra'),
  'fragments.hashKey': define(storageName, 'wc_cart_hash_jamra'),
  'fragments.timeoutMs': define(z.number().int().min(500).max(60_000), 5000),
} as const;
