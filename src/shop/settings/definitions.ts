import { z } from 'zod';
import { DEVICE_MODES, type DeviceMode } from '#kernel/device-mode.ts';
import { type RestrictionRule, restrictionRules } from './restriction-rules.ts';
import { SAME_WORDS } from './same-words.ts';

const localized = z.object({ en: z.string(), ar: z.string().optional() });
/** One text for both languages is taken as the English one. */
const ownName = z.union([
  localized.extend({ en: z.string().min(1) }),
  z
    .string()
    .min(1)
    .transform((en) => ({ en })),
]);
/** The two ways of putting goods into the cart. Source: spec §4 */
const addFlow = z.enum(['site', 'standard']);
const storageName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
const image = z.object({ file: z.string() });

type Definition<T> = {
  /** What it does, for the person who changes it. */
  explanation: string;
  schema: z.ZodType<T>;
  default: T;
};

function define<T>(explanation: string, schema: z.ZodType<T>, initial: T): Definition<T> {
  return { explanation, schema, default: initial };
}

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
    z.string().regex(/^[a-z][a-z0-9-]*$/),
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
  'restrictions.minimumAge': define(
    'Who may order restricted goods; never below 18.',
    z.number().int().min(18).max(99),
    21,
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
  'restrictions.askAge': define(
    'tobacco = pages that show restricted goods ask for the age; always = every page asks; off = none does. Orders are checked in any case.',
    z.enum(['tobacco', 'always', 'off']),
    'tobacco',
  ),
  'restrictions.ageQuestion': define(
    'What the age question asks; {{age}} stands for restrictions.minimumAge.',
    localized,
    { en: 'Are you {{age}} or older?', ar: 'هل عمرك {{age}} عامًا أو أكثر؟' },
  ),
  'restrictions.warning': define(
    'The health warning beside tobacco, wherever it is shown; a product with a warning of its own keeps it on its page.',
    localized,
    {
      en: 'Warning: these products contain nicotine, which is addictive. For adults only.',
      ar: 'تحذير: تحتوي هذه المنتجات على النيكوتين وهو مادة تسبب الإدمان. للبالغين فقط.',
    },
  ),
  'restrictions.deviceWarning': define(
    'The health warning beside devices that heat tobacco, where no tobacco stands with them.',
    localized,
    {
      en: 'For adult users only. Heated tobacco is not risk free. The sticks contain nicotine, which is addictive.',
      ar: 'للبالغين فقط. التبغ المسخّن ليس خاليًا من المخاطر. تحتوي الأعواد على النيكوتين وهو مادة تسبب الإدمان.',
    },
  ),
  'restrictions.promoteTobacco': define(
    'Whether tobacco may carry badges, struck prices and countdowns, and whether codes and promotions may lower what is paid for it; its own prices stay as they are in any case.',
    z.boolean(),
    false,
  ),
  'restrictions.rules': define<readonly RestrictionRule[]>(
    'How goods may be sold, by their class and the emirate they go to: the first line that fits decides; none of them, and goods are sold as any other. Lines are described in docs/restricted-goods.md.',
    restrictionRules,
    [],
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
    'at-once = the money is taken when it is allowed; by-hand = it is only allowed, and taken by staff (npm run payments -- capture).',
    z.enum(['at-once', 'by-hand']),
    'at-once',
  ),
  'payments.failuresBeforeWait': define(
    'After so many failed payments of one cart or one e-mail within an hour the next has to wait; one internet address, which may be a whole office, may fail four times as often.',
    z.number().int().min(1).max(1000),
    5,
  ),
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
