import { z } from 'zod';
import { define } from './define.ts';

/** The two ways of putting goods into the cart. Source: spec §4 */
const addFlow = z.enum(['site', 'standard']);
const storageName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
/** The cart, in the browser and on the wire. */
export const cartDefinitions = {
  'quantity.ceiling': define(
    "field = never above the field's max (1000 when it has none); none = plus has no upper bound. Stock lowers both.",
    z.enum(['field', 'none']),
    'field',
  ),
  'quantity.maximum': define(
    'Most of one line when quantity.ceiling is field.',
    z.number().int().min(1).max(9999),
    1000,
  ),
  'addToCart.siteVariant': define(
    "label = 'Added' for 2 s, fragments fetched, errors silent; alerts = nonce, fragments of the answer, two alerts; combined = both.",
    z.enum(['label', 'alerts', 'combined']),
    'combined',
  ),
  'addToCart.flow': define(
    "How each placement adds: form = the product's own form, lists = buttons in product lists, custom = buttons placed by the builder. site = custom_add_to_cart, with label and alerts; standard = wc-ajax=add_to_cart, with 'View cart'. data-add-flow on a button or around it goes before this.",
    z.object({ form: addFlow, lists: addFlow, custom: addFlow }),
    { form: 'site', lists: 'standard', custom: 'site' },
  ),
  'addToCart.errorDisplay': define(
    'alert = what went wrong with an add is said in a dialog of the browser; inline = the same words in a notice beside the button.',
    z.enum(['alert', 'inline']),
    'alert',
  ),
  'addToCart.redirectAfterAdd': define(
    'yes = the standard flow and plain forms lead to the cart after an add; no = the shopper stays on the page.',
    z.enum(['yes', 'no']),
    'no',
  ),
  'accounts.passwordByLink': define(
    'yes = the form of a new account asks for the mail, and the password is chosen where its link leads; no = the form asks for the password too, and the link opens the account in the same browser.',
    z.enum(['yes', 'no']),
    'yes',
  ),
  'cart.reminder': define(
    'Whether who has agreed to it is written to once about a cart that was left, and after how many hours.',
    z.object({ enabled: z.boolean(), hours: z.number().int().min(1).max(47) }),
    { enabled: true, hours: 4 },
  ),
  'fragments.emptyVisit': define(
    'fetch = a visitor without a stored cart asks for it; skip = not when both cart cookies are absent.',
    z.enum(['fetch', 'skip']),
    'fetch',
  ),
  'limits.cartPerVisitor': define(
    'Changes of one cart within a minute before its browser has to wait; looking at it may be five times as often; 0 = no limit.',
    z.number().int().min(0).max(1_000_000),
    120,
  ),
  'limits.cartPerAddress': define(
    'The same for all carts behind one address together, who may be a whole office; 0 = no limit.',
    z.number().int().min(0).max(1_000_000),
    600,
  ),
  'fragments.storeName': define(
    'Under which name a browser keeps the printed cart; the language is added to it.',
    storageName,
    'wc_fragments_jamra',
  ),
  'fragments.hashKey': define(
    "Under which name a browser keeps the cart's hash; the language is added to it.",
    storageName,
    'wc_cart_hash_jamra',
  ),
  'fragments.timeoutMs': define(
    'How long the refresh of the cart may take before it counts as failed, in milliseconds.',
    z.number().int().min(500).max(60_000),
    5000,
  ),
} as const;
