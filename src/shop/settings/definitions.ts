import { z } from 'zod';
import { DEVICE_MODES, type DeviceMode } from '#kernel/device-mode.ts';
import { cartDefinitions } from './cart-definitions.ts';
import { define, localized } from './define.ts';
import { orderDefinitions } from './order-definitions.ts';
import { restrictionDefinitions } from './restriction-definitions.ts';
import { SAME_WORDS } from './same-words.ts';
import { staffDefinitions } from './staff-definitions.ts';

/** One text for both languages is taken as the English one. */
const ownName = z.union([
  localized.extend({ en: z.string().min(1) }),
  z
    .string()
    .min(1)
    .transform((en) => ({ en })),
]);
const image = z.object({ file: z.string() });

/**
 * Everything the shopkeeper may change, with its default. Where the specification allows two readings, one setting
 * names both; its explanation tells them apart.
 */
export const definitions = {
  'shop.name': define('The name over the door.', localized, { en: 'Jamra', ar: 'جمرة' }),
  'shop.tagline': define('The sentence under the name.', localized, {
    en: 'Warmth, without the flame.',
    ar: 'دفء بلا لهب.',
  }),
  'shop.legalName': define('The company that sells, for footer and invoices.', ownName, {
    en: 'Jamra',
    ar: 'جمرة',
  }),
  'shop.trn': define('Tax registration number, 15 digits.', z.string().regex(/^\d{15}$/), '100000000000003'),
  'shop.licence': define('Trade licence, shown in the footer; empty when there is none.', z.string(), ''),
  'shop.address': define('Where the shop stands, on one line.', localized, { en: '' }),
  'shop.phone': define('Shown in the footer and in mails.', z.string(), ''),
  'shop.email': define('Shown in the footer; mails come from here.', z.email(), 'hello@jamra.example'),
  'catalogue.listingPrefix': define(
    'The first word of the sticks listings: /{word}/{category}/.',
    z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
    'sticks',
  ),
  'catalogue.listingRoot': define(
    'Slug of the category that the word stands for.',
    z.string().min(1),
    'tobacco-sticks',
  ),
  'listing.perPage': define(
    'Products on one page of a listing; 12 fills rows of 2, 3 and 4.',
    z.number().int().min(1).max(100),
    12,
  ),
  'listing.soldOut': define(
    'show = sold-out products stand in their place; last = at the end; hide = not at all.',
    z.enum(['show', 'last', 'hide']),
    'last',
  ),
  'product.deliveryPromise': define(
    'Beside the button: days = the day of arrival by zone; plain = that the shop delivers; none = nothing.',
    z.enum(['days', 'plain', 'none']),
    'days',
  ),
  'product.returnsPromise': define(
    'What the shop promises about returns, beside the button of what is delivered; empty titles print nothing.',
    z.object({ title: localized, text: localized }),
    {
      title: { en: '14 days to return it', ar: 'إرجاع خلال 14 يومًا' },
      text: {
        en: 'Unused and in its box; sticks with an unbroken seal.',
        ar: 'دون استعمال وفي علبته، والأعواد بختم سليم.',
      },
    },
  ),
  'stock.lowAmount': define(
    'So many pieces or fewer count as low where a product names no threshold of its own; 0 = never.',
    z.number().int().min(0).max(9999),
    2,
  ),
  'gallery.animationPreset': define(
    "shop = a product's pictures move in 500 ms; slider = in 600 ms, at 7000 ms a picture were there a slideshow (there is none).",
    z.enum(['shop', 'slider']),
    'shop',
  ),
  'viewer.share': define(
    "Whether the full-screen viewer of a product's pictures offers share links and a download.",
    z.boolean(),
    false,
  ),
  'reviews.ratingRequired': define('Whether a review needs stars.', z.boolean(), true),
  'reviews.ratingRequiredText': define(
    'What is said when a review is sent without the stars it needs.',
    localized,
    {
      en: 'Please select a rating',
      ar: 'يرجى اختيار عدد النجوم',
    },
  ),
  'reviews.approval': define(
    'staff = a review waits until somebody approves it; none = it stands on the page at once.',
    z.enum(['staff', 'none']),
    'staff',
  ),
  'reviews.perPage': define(
    "Reviews on one page of a product's reviews.",
    z.number().int().min(1).max(100),
    10,
  ),
  storeNotice: define(
    'The bar above every page. Who dismissed it sees it again when its id changes; an empty id is made from the text.',
    z.object({ id: z.string().regex(/^[\w-]*$/), enabled: z.boolean(), text: localized }),
    { id: '', enabled: false, text: { en: '' } },
  ),
  'share.counters': define(
    'Whether share links are counted and show their numbers; counted by this shop alone, without anything of the visitor.',
    z.boolean(),
    false,
  ),
  'blog.layout': define(
    'cards = pictures in a grid; classic = one below the other with picture and excerpt; full = whole articles.',
    z.enum(['classic', 'full', 'cards']),
    'cards',
  ),
  'shop.openGraphImage': define(
    'Shown when a page without a picture of its own is shared; a file below /media/.',
    image,
    { file: '' },
  ),
  'feeds.productName': define(
    'The product feed stands at /feeds/{word}.xml; a word that nobody guesses keeps it among friends.',
    z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
    'products',
  ),
  'feeds.tobacco': define('Whether the product feed names tobacco.', z.boolean(), false),
  'search.parameter': define(
    'Which parameter the search form writes; all five are always read.',
    z.enum(['s', 'q', 'search', 'query', 'keyword']),
    's',
  ),
  'layout.headerStickyOn': define<readonly DeviceMode[]>(
    'Where the header stays in view while the page scrolls: desktop, tablet, mobile, any of them or none.',
    z.array(z.enum(DEVICE_MODES)),
    DEVICE_MODES,
  ),
  'search.sameWords': define(
    'Other words for the same thing, a line each, parted by commas; search takes each for all of its line.',
    z.array(z.string().min(1)).max(500),
    [...SAME_WORDS],
  ),
  'demo.seeded': define('The day the demo goods came in; empty when they never did.', z.string(), ''),
  ...cartDefinitions,
  ...restrictionDefinitions,
  ...orderDefinitions,
  ...staffDefinitions,
} as const;

export type SettingKey = keyof typeof definitions;
export type SettingValue<K extends SettingKey> = (typeof definitions)[K]['default'];
export type Settings = { readonly [K in SettingKey]: SettingValue<K> };

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key);
}

/** Every setting as it is before anybody changes one. */
export function defaultSettings(): Settings {
  return Object.fromEntries(
    Object.entries(definitions).map(([key, { default: value }]) => [key, value]),
  ) as Settings;
}
