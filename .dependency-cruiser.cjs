const STORE = '\\.store\\.ts$';
const SHOP = '^src/shop/([^/]+)/';

/** Which module may use which; a new arrow is a decision. Types may be named by everybody. */
const ARROWS = {
  settings: [],
  taxes: [],
  media: [],
  forms: [],
  sharing: [],
  content: ['search'], // articles are found by the same words
  reviews: ['media'], // pictures that shoppers send
  search: [], // how words are compared, for whatever is found by them
  inventory: [],
  shipping: [],
  payments: [],
  catalogue: ['media', 'settings'], // pictures of goods; the word of the sticks range
  restock: ['catalogue'], // where the stock of the goods stands
  restrictions: [],
  listing: ['catalogue', 'media', 'restrictions', 'search', 'settings'], // the read model speaks of goods, and is searched
  'old-addresses': [], // what it needs of goods and articles is handed in
  promotions: ['restrictions'], // tobacco is not promoted
  access: [],
  customers: ['access', 'shipping'], // tries and secrets; an address names an emirate
  staff: ['access'], // tries and secrets
  reminders: [], // carts, customers and orders are handed in
  exchange: [], // whoever takes a kind of table is handed in
  mails: [], // what a mail tells is handed in; it names the others' nouns alone
  invoices: ['taxes'], // an invoice tells the VAT of each line
  orders: ['cart', 'catalogue', 'inventory', 'invoices', 'promotions', 'shipping', 'taxes'], // an order takes and gives back all that it was made of, sums up as its cart did, and leaves a paper behind
  cart: ['catalogue', 'promotions', 'restrictions', 'settings', 'shipping', 'taxes'], // all that a cart's sums are made of
  checkout: ['cart', 'inventory', 'orders', 'payments', 'restrictions', 'settings', 'shipping'], // where all of them meet
};

const arrowRules = Object.entries(ARROWS).map(([module, targets]) => ({
  name: `arrows-of-${module}`,
  comment: 'Modules point one way, so that each can be read without the ones above it.',
  severity: 'error',
  from: { path: `^src/shop/${module}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^src/shop/',
    pathNot: [module, ...targets].map((name) => `^src/shop/${name}/`),
    dependencyTypesNot: ['type-only'],
  },
}));

/** The parser does not tell type imports apart, so bin/check-imports.js looks twice: at values, then at types as well. */
const seesTypes = process.env.CHECK_TYPES === '1';
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
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pictures-open-in-the-worker',
      comment:
        'A picture of a stranger takes seconds and hundreds of megabytes; the process that serves pages opens none.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/files/picture-worker\\.ts$', '\\.test\\.ts$'] },
      to: { path: 'node_modules/(sharp|file-type)/' },
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
        path: '^(src/(messages|views|widgets|desk|wire|app|browser|jobs|commands|server|compose)|node_modules/(react|fastify))',
      },
    },
    {
      name: 'shop-takes-types-of-platform',
      comment:
        'compose.ts hands the things in; a module that fetched them could not be tested with others. prepared.ts holds nothing: it is a way of writing statements, as the library beside it.',
      severity: 'error',
      from: { path: '^src/shop/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/platform/',
        pathNot: '^src/platform/database/prepared\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'modules-meet-at-their-face',
      comment: 'What a module does not export may change without asking anybody.',
      severity: 'error',
      from: { path: SHOP, pathNot: '\\.test\\.ts$' },
      to: { path: SHOP, pathNot: ['^src/shop/$1/', '/index\\.ts$'] },
    },
    {
      name: 'inside-a-module-not-by-its-face',
      comment: 'A file that imports its own index makes every import of the module a cycle.',
      severity: 'error',
      from: { path: SHOP, pathNot: '(\\.test\\.ts|/index\\.ts)$' },
      to: { path: '^src/shop/$1/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-stay-home',
      comment: 'Nobody reads the tables of another module.',
      severity: 'error',
      from: { pathNot: ['^src/shop/', '\\.test\\.ts$'] },
      to: { path: STORE },
    },
    {
      name: 'messages-are-words',
      comment: 'Texts depend on languages and nothing else.',
      severity: 'error',
      from: { path: '^src/messages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(messages|kernel)/' },
    },
    {
      name: 'views-only-draw',
      comment:
        'The same markup is page, fragment, mail and editor canvas; it may know no router and no server.',
      severity: 'error',
      from: { path: '^src/views/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src/(platform|widgets|wire|app|browser|jobs|commands|server|compose)|node_modules/(react-router|fastify|kysely|pg))',
      },
    },
    {
      name: 'widgets-know-no-address',
      comment: 'A widget stands on any page, so it may not know one.',
      severity: 'error',
      from: { path: '^src/widgets/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(platform|wire|app|browser|jobs|commands|server)/' },
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
      name: 'desk-knows-no-door',
      comment: 'What staff may do is the same by whichever door they ask.',
      severity: 'error',
      from: { path: '^src/desk/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/(views|widgets|wire|app|browser|jobs|commands|server|compose)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'storefront-and-back-office-stay-apart',
      comment: 'No byte of the one may reach the visitors of the other.',
      severity: 'error',
      from: { path: '^src/(app/(storefront|account|page)|views|browser)/' },
      to: { path: '^(src/(app/admin|desk)/|node_modules/@(mantine|tanstack|tiptap)/)' },
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
          '^src/(platform|widgets|desk|wire|app|jobs|commands|server|compose)',
          STORE,
          '^src/shop/[^/]+/index\\.ts$',
          '^node:',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'compose-is-the-top',
      comment: 'What composes the shop is used by those who open it, and by nobody inside.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(server|runtime|commands/main|compose)', '\\.test\\.tsx?$'] },
      to: { path: '^src/(compose|server)\\.ts$', dependencyTypesNot: ['type-only'] },
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
