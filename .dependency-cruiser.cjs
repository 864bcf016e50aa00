const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const STORE = '^src/shop/.*/store/';
const SHOP = '^src/shop/([^/]+)/';
/** What staff may do: the server's part of an area of the back office. */
const AREA_ACTIONS = '^src/app/admin/[^/]+/actions(/|\\.ts$)';
/** Pure rules of an area, for its screens and its actions. */
const AREA_RULES = '^src/app/admin/[^/]+/rules/';
/** What outsiders may import of a module beside its index: pure rules, and the file of its noun. */
const PUBLIC = [
  '^src/shop/[^/]+/rules/',
  '^src/shop/(cart/cart|catalogue/product|listing/product-card|orders/order|payments/payment)\\.ts$',
];

/** Which module may use which; a new arrow is a decision. */
const ARROWS = {
  'ab-tests': ['popup-figures', 'popups', 'templates'], // figures of two popups that stand on the same pages
  settings: [],
  taxes: [],
  media: [],
  forms: [],
  newsletter: [],
  sharing: [],
  popups: ['settings'], // the shop's clock
  'popup-figures': [],
  loops: [],
  templates: ['catalogue'], // where a category stands in its tree
  consent: [],
  'coming-soon': [],
  'editor-drafts': ['identity'], // how the secrets of preview links are made and stored
  content: ['search'], // articles are found by the same words
  reviews: ['media'], // pictures that shoppers send
  search: [], // how words are compared, for whatever is found by them
  inventory: [],
  shipping: [],
  shipments: [], // the orders of a parcel are handed in
  payments: [],
  catalogue: ['media', 'settings'], // pictures of goods; the word of the sticks range
  'back-in-stock': ['catalogue'], // where the stock of the goods stands
  'registered-devices': [], // products and orders are handed in
  'gift-cards': [], // orders and settings are handed in
  trash: [], // whoever restores a kind is handed in
  wishlist: [], // cards of the goods are handed in
  design: ['settings'], // kept as a setting
  restrictions: [],
  listing: ['catalogue', 'media', 'restrictions', 'search', 'settings'], // the read model speaks of goods, and is searched
  redirects: [], // what it needs of goods and articles is handed in
  promotions: ['restrictions'], // tobacco is not promoted
  identity: [],
  analytics: [], // orders are handed in; settings are named
  conversions: ['analytics', 'orders'], // the purchase of an order, as the browser names it
  customers: ['identity', 'shipping'], // accounts; an address names an emirate
  staff: ['identity'], // accounts
  'abandoned-carts': [], // carts, customers and orders are handed in
  'data-transfer': [], // whoever takes a kind of table is handed in
  mails: [], // what a mail tells is handed in; it names the others' nouns alone
  invoices: ['taxes'], // an invoice tells the VAT of each line
  orders: ['cart', 'catalogue', 'gift-cards', 'inventory', 'invoices', 'promotions', 'shipping', 'taxes'], // an order takes and gives back all that it was made of, sums up as its cart did, and has an invoice
  cart: ['catalogue', 'gift-cards', 'promotions', 'restrictions', 'settings', 'shipping', 'taxes'], // all that a cart's sums are made of
  checkout: [
    ...[
      'cart',
      'catalogue',
      'gift-cards',
      'inventory',
      'orders',
      'payments',
      'restrictions',
      'settings',
      'shipping',
    ],
    'taxes',
  ], // where all of them meet; a payment button sells a product without a cart, or an item with its VAT
  subscriptions: ['orders', 'restrictions'], // an order starts them; the age that was confirmed with it
};

/** Which module may name the types of which, beside those that it uses. */
const TYPE_ARROWS = {
  analytics: ['settings'],
  'abandoned-carts': ['cart', 'customers', 'settings'],
  'back-in-stock': ['catalogue'],
  'coming-soon': ['settings'],
  consent: ['settings'],
  checkout: ['conversions', 'customers', 'promotions'],
  conversions: ['settings'],
  customers: ['orders'], // an account shows its orders
  'gift-cards': ['settings'],
  invoices: ['orders', 'settings'], // an invoice is made of an order
  mails: ['forms', 'inventory', 'invoices', 'media', 'orders'], // what a mail tells
  orders: ['settings'],
  payments: ['cart', 'catalogue', 'orders', 'settings'], // a payment is of an order
  promotions: ['catalogue', 'settings'],
  restrictions: ['catalogue', 'settings'],
  reviews: ['settings'],
  search: ['catalogue', 'content', 'listing'], // what is suggested
  sharing: ['settings'],
  shipments: ['settings'],
  templates: ['content', 'popups'], // conditions name documents; a popup is a template
  subscriptions: ['checkout', 'customers', 'payments', 'settings'], // they order by the checkout and are paid by it
  wishlist: ['catalogue', 'listing', 'settings'], // a list shows cards of goods
};

/** The parser does not tell type imports apart, so bin/check-imports.js looks twice: at values, then at types as well. */
const seesTypes = process.env.CHECK_TYPES === '1';

/** A module without arrows could import any other. */
const MODULES = readdirSync(join(__dirname, 'src/shop'), { withFileTypes: true });
for (const { name } of MODULES.filter((entry) => entry.isDirectory()))
  if (!(name in ARROWS)) throw new Error(`ARROWS of .dependency-cruiser.cjs lack the module ${name}`);

const arrowRules = Object.entries(ARROWS).map(([module, targets]) => ({
  name: `arrows-of-${module}`,
  comment: 'Modules point one way, so that each can be read without the ones above it.',
  severity: 'error',
  from: { path: `^src/shop/${module}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^src/shop/',
    pathNot: [
      '^src/shop/(events|refusals)\\.ts$',
      ...[module, ...targets, ...(seesTypes ? (TYPE_ARROWS[module] ?? []) : [])].map(
        (name) => `^src/shop/${name}/`,
      ),
    ],
  },
}));

const mayBeType = (rule) => rule.to.dependencyTypesNot !== undefined;

/** Which folder may import which, with the reason; there is no list of exceptions. */
module.exports = {
  forbidden: [
    ...arrowRules,
    {
      name: 'no-cycles',
      comment: 'A cycle is one module in two files.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pictures-open-in-the-worker',
      comment:
        'A picture of a stranger takes seconds and hundreds of megabytes; the process that serves pages opens none.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/platform/files/pictures/picture-worker\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(sharp|file-type)/' },
    },
    {
      name: 'fonts-open-in-the-worker',
      comment: 'A font is a program of a stranger; only a process with limits of time and memory reads one.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/platform/files/fonts/(font-worker|sfnt)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(harfbuzzjs|subset-font|fontverter)/' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'Words that every part uses depend on nothing.',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/kernel/' },
    },
    {
      name: 'platform-knows-no-shop',
      comment: 'What the machine offers must serve any shop.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(platform|kernel)/' },
    },
    {
      name: 'shop-draws-nothing',
      comment: 'The business must run without server, page or browser.',
      severity: 'error',
      from: { path: '^src/shop/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src/(messages|views|widgets|admin-actions|wire|app|browser|jobs|commands|server|composition)|node_modules/(react|fastify))',
      },
    },
    {
      name: 'shop-takes-types-of-platform',
      comment:
        'composition hands the things in; a module that fetched them could not be tested with others. advisory-lock.ts, prepared.ts, revisions.ts, row-revisions.ts, row-version.ts, same-email.ts, same-name.ts, same-phone.ts, trash.ts and tree-rows.ts hold nothing: they are ways of writing statements, as the library beside them. memoize-read.ts and read-scope.ts hold nothing from one scope to the next. circuit-breaker.ts and with-timeout.ts wait for a promise.',
      severity: 'error',
      from: { path: '^src/shop/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/platform/',
        pathNot:
          '^src/platform/(timeouts/(circuit-breaker|with-timeout)|database/(advisory-lock|prepared|revisions|row-revisions|row-version|matching/same-email|matching/same-phone|matching/same-name|trash|tree/tree-rows|read-scope/memoize-read|read-scope/speculative-read|read-scope/read-scope))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'modules-meet-at-their-face',
      comment: 'What a module does not export may change without asking anybody.',
      severity: 'error',
      from: { path: SHOP, pathNot: '\\.test\\.ts$' },
      to: { path: SHOP, pathNot: ['^src/shop/$1/', '/index\\.ts$', ...PUBLIC] },
    },
    {
      name: 'inside-a-module-not-by-its-face',
      comment: 'A file that imports its own index makes every import of the module a cycle.',
      severity: 'error',
      from: { path: SHOP, pathNot: '(\\.test\\.ts|/index\\.ts)$' },
      to: { path: '^src/shop/$1/index\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      comment: 'A rule runs in a browser and is tested without a database.',
      severity: 'error',
      from: { path: '^src/shop/[^/]+/(staff/)?rules/', pathNot: '\\.test\\.ts$' },
      to: {
        path: ['^src/shop/[^/]+/(staff/)?(actions|store)/', '^src/platform/', 'node_modules/(kysely|pg)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bitmaps-behind-their-index',
      comment: 'Listings query bitmaps by a few functions; how they are stored stays inside.',
      severity: 'error',
      from: { path: '^src/shop/listing/', pathNot: ['^src/shop/listing/store/bitmaps/', '\\.test\\.ts$'] },
      to: { path: '^src/shop/listing/store/bitmaps/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'stores-stay-home',
      comment: 'Nobody reads the tables of another module.',
      severity: 'error',
      from: { pathNot: ['^src/shop/', '\\.test\\.ts$'] },
      to: { path: STORE },
    },
    {
      name: 'actions-behind-their-index',
      comment: 'Outsiders call a module by its index; of its folders only the pure rules are open to them.',
      severity: 'error',
      from: { pathNot: ['^src/shop/', '\\.test\\.tsx?$'] },
      to: { path: '^src/shop/[^/]+/(staff/)?actions/' },
    },
    {
      name: 'messages-are-words',
      comment: 'Texts depend on languages and nothing else.',
      severity: 'error',
      from: { path: '^src/messages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/(messages|kernel)/', '^src/app/admin/areas/messages-'] },
    },
    {
      name: 'messages-of-an-area-are-words',
      comment: 'They are part of every page of the server.',
      severity: 'error',
      from: { path: ['^src/app/admin/[^/]+/messages/', '^src/app/admin/areas/messages-'] },
      to: { path: '^src/', pathNot: '^src/(messages/words\\.ts$|kernel/|app/admin/[^/]+/messages/)' },
    },
    {
      name: 'views-only-draw',
      comment:
        'The same markup is page, fragment, mail and editor canvas; it may know no router and no server.',
      severity: 'error',
      from: { path: '^src/views/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src/(platform|widgets|wire|app|browser|jobs|commands|server|composition)|node_modules/(react-router|fastify|kysely|pg))',
      },
    },
    {
      name: 'widgets-know-no-address',
      comment: 'A widget stands on any page, so it may not know one; it may encode text.',
      severity: 'error',
      from: { path: '^src/widgets/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(platform|wire|app|browser|jobs|commands|server)/',
        pathNot: '^src/platform/text/',
      },
    },
    {
      name: 'doors-do-not-meet',
      comment: 'Wire, pages, jobs and commands are separate entry points of one shop.',
      severity: 'error',
      from: { path: '^src/(wire|app|jobs|commands)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(wire|app|jobs|commands|server)/',
        pathNot: '^src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'admin-knows-no-door',
      comment: 'What staff may do is the same by whichever door they ask.',
      severity: 'error',
      from: { path: ['^src/admin-actions/', AREA_ACTIONS], pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/(views|widgets|wire|app|browser|jobs|commands|server|composition)',
        pathNot: [AREA_ACTIONS, AREA_RULES],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-take-no-actions',
      comment: 'Screens run in the browser; they name an action, and the server runs it.',
      severity: 'error',
      from: { path: '^src/app/admin/', pathNot: [AREA_ACTIONS, '\\.server\\.ts$', '\\.test\\.ts$'] },
      to: {
        path: ['^src/admin-actions/(admin-actions|registry)\\.ts$', AREA_ACTIONS],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'storefront-and-back-office-stay-apart',
      comment: 'No byte of the one may reach the visitors of the other.',
      severity: 'error',
      from: { path: '^src/(app/(storefront|account|page)|views|browser)/' },
      to: { path: '^(src/(app/admin|admin-actions)/|node_modules/@(mantine|tanstack|tiptap)/)' },
    },
    {
      name: 'back-office-takes-no-storefront-page',
      comment: 'The same the other way round.',
      severity: 'error',
      from: { path: '^src/app/admin/' },
      to: { path: '^src/app/(storefront|account)/' },
    },
    {
      name: 'browser-takes-no-server-code',
      comment: 'Its bytes go to every phone.',
      severity: 'error',
      from: { path: '^src/browser/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          '^src/(platform|widgets|admin-actions|wire|app|jobs|commands|server|composition)',
          STORE,
          '^src/shop/[^/]+/index\\.ts$',
          '^node:',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'composition-is-the-top',
      comment: 'What composes the shop is used by those who open it, and by nobody inside.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(server|composition|commands/main)', '\\.test\\.tsx?$'] },
      to: { path: '^src/(composition|server)/', dependencyTypesNot: ['type-only'] },
    },
  ].filter((rule) => !(seesTypes && mayBeType(rule))),
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
