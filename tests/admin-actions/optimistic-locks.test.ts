import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { type ActionName, actionRegistry } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop, db, time } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const [first, second] = [await aMember(made, 'owner'), await aMember(made, 'manager')];

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
async function ask(name: ActionName, sent: unknown, signedIn = first): Promise<any> {
  return adminActions.perform({ signedIn, name, sent, ...where });
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function value(name: ActionName, sent: unknown): Promise<any> {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

const productId = await aProduct(made, { sku: 'LOCKED', stock: 9 });
await deliverToDubai(made);
const order = await anOrder(made, [{ id: productId, quantity: 2 }]);
const [zone] = (await value('delivery.list', {})).zones;
const saveDocument = async (kind: string) => {
  const draft = { ...EMPTY_DOCUMENT, title: { en: `Some ${kind}`, ar: '' } };
  return value('content.save', { id: null, kind, version: 0, draft });
};
const [page, article, work] = await Promise.all(['page', 'article', 'portfolio'].map(saveDocument));
const template = await value('templates.save', {
  id: null,
  version: 0,
  draft: {
    ...{ name: 'Some template', place: 'search', status: 'draft' },
    conditions: { include: [{ kind: 'all' }], exclude: [] },
    tree: [{ id: 'content', widget: 'page-content', version: 1, settings: {} }],
  },
});
const NO_PRODUCTS = { products: [], categories: [] };
const promotion = {
  ...{ code: 'lock', isAutomatic: false, isActive: true, isIndividual: false, freesDelivery: false },
  benefit: { kind: 'percentage', percent: 10 },
  ...{ includes: NO_PRODUCTS, excludes: NO_PRODUCTS, minimumSpend: null, maximumSpend: null, emails: [] },
  ...{ actsOnSaleGoods: true, startsAt: null, endsAt: null, usageLimit: null, mostPieces: null },
  usageLimitPerCustomer: null,
};
const promotionNamed = (en: string) => ({ ...promotion, title: { en, ar: '' } });
const promotionId = await value('promotions.save', {
  id: null,
  version: 0,
  promotion: promotionNamed('New'),
});
const { id: reviewId } = await db
  .insertInto('review')
  .values({ product_id: productId, body: 'Good.', author: 'A', status: 'approved', written_at: time.now })
  .returning('id')
  .executeTakeFirstOrThrow();
const { id: entryId } = await db
  .insertInto('form_entry')
  .values({
    ...{ form: 'contact', status: 'new', language: 'en', name: 'Maryam', email: 'm@example.com' },
    ...{ topic: 'advice', message: 'Hello', consent_text: 'Yes', digest: 'one', sender: 'somewhere' },
    written_at: time.now,
  })
  .returning('id')
  .executeTakeFirstOrThrow();
await value('redirects.keep', { source: '/lock/', target: '/shop/', opened: null });

const mail = { template: 'order-packed', language: 'en' } as const;
const rule = {
  ...{ class: 'tobacco', emirates: ['FU'], mode: 'catalogue', minimumAge: null, forbidsPayment: [] },
  words: { en: 'No.', ar: '' },
};
const documentSave = ({ id, kind, version, draft }: typeof page) => ({
  action: 'content.save' as const,
  version,
  input: (en: string) => ({ id, kind, draft: { ...draft, title: { en, ar: '' } } }),
  stored: { draft: { title: { en: 'First' } } },
});

type Kind = Readonly<{
  action: ActionName;
  /** The version that both editors opened. */
  version: number;
  /** The input besides the version, with a text of the editor who saves. */
  input: (words: string) => Readonly<Record<string, unknown>>;
  /** What the second editor sees of the first one's save. */
  stored: unknown;
  /** Identifies the record where its id is sent with the version. */
  opened?: Readonly<Record<string, unknown>>;
}>;

const product = await value('products.open', { id: productId });
const list = async (key: string) =>
  (await value('settings.list', {})).find((one: { key: string }) => one.key === key).version;

const attribute = await value('attributes.create', { form: { name: { en: 'Grain', ar: '' } } });
const term = await value('values.create', {
  attribute,
  form: { name: { en: 'Oak', ar: '' }, swatchHex: null },
});
const tagId = await value('tags.create', { form: { name: { en: 'Gift', ar: '' } } });
const categoryId = await value('categories.create', { form: { name: { en: 'Trays', ar: '' } } });
const which = { term: 'category', kind: 'article' } as const;
const sortedBy = await value('content.add-term', { which, name: { en: 'Care', ar: '' } });
const documentTag = await value('content.add-term', { which: { term: 'tag' }, name: { en: 'Safe', ar: '' } });
const bytes = await readFile('demo/images/site/tile-docks.jpg');
const { id: pictureId } = await value('media.add', { bytes, fileName: 'docks.jpg' });
const { id: locationId } = (await value('locations.create', { name: { en: 'Kiosk' } })).at(-1);
const segmentRule = { match: 'all', conditions: [{ fact: 'consent', is: 'yes' }] };
const { id: segmentId } = await value('customers.save-segment', {
  ...{ id: null, version: 0, name: 'Agreed' },
  rule: segmentRule,
});
const named = (en: string) => ({ name: { en, ar: '' } });
const FIRST_NAME = { name: { en: 'First' } };
/** The version of a new record. */
const NEW = 1;

const KINDS: Readonly<Record<string, Kind>> = {
  'a product': {
    action: 'products.save',
    version: product.version,
    input: (en) => ({ id: productId, draft: { ...product.draft, name: { en, ar: '' } } }),
    stored: { draft: { name: { en: 'First' } } },
  },
  'a page': documentSave(page),
  'an article': documentSave(article),
  'a portfolio work': documentSave(work),
  'a template': {
    action: 'templates.save',
    version: template.version,
    input: (name) => ({ id: template.id, draft: { ...template.draft, name } }),
    stored: { draft: { name: 'First' } },
  },
  'a menu': {
    action: 'menus.save',
    version: 0,
    input: (en) => ({
      place: 'footer',
      entries: [{ id: 1, parentId: null, label: { en, ar: '' }, url: '/faq/', newTab: false }],
    }),
    stored: { entries: [{ label: { en: 'First' } }] },
  },
  'an order': {
    action: 'orders.edit',
    version: (await value('orders.show', { id: order.id })).version,
    input: (reason) => ({ id: order.id, lines: [{ position: 0, quantity: 1 }], reason }),
    stored: 'confirmed',
  },
  'a promotion': {
    action: 'promotions.save',
    version: (await value('promotions.show', { id: promotionId })).version,
    input: (en) => ({ id: promotionId, promotion: promotionNamed(en) }),
    stored: { found: { title: { en: 'First' } } },
  },
  'a zone': {
    action: 'delivery.save',
    version: zone.version,
    input: (en) => ({
      id: zone.id,
      zone: {
        ...{ id: zone.id, name: { en }, emirates: zone.emirates, closedDays: zone.closedDays },
        // biome-ignore lint/suspicious/noExplicitAny: as above
        methods: zone.methods.map(({ cost, minimum, ...method }: any) => ({
          ...method,
          costMinor: cost.minor,
          minimumMinor: minimum?.minor ?? null,
        })),
      },
    }),
    stored: { name: { en: 'First' } },
  },
  'a setting': {
    action: 'settings.save',
    version: await list('shop.licence'),
    input: (words) => ({ key: 'shop.licence', value: words }),
    stored: 'First',
  },
  'a restriction rule': {
    action: 'restrictions.keep-rule',
    version: (await value('restrictions.list', {})).version,
    input: (words) => ({ id: null, rule: { ...rule, id: words.toLowerCase() } }),
    stored: [{ id: 'first' }],
  },
  'a redirect': {
    action: 'redirects.keep',
    version: 1,
    input: (words) => ({ source: '/lock/', target: `/${words.toLowerCase()}/` }),
    stored: { target: '/first/' },
    opened: { source: '/lock/' },
  },
  'a category': {
    action: 'categories.save',
    version: NEW,
    input: (en) => ({ id: categoryId, form: named(en) }),
    stored: FIRST_NAME,
  },
  'an attribute': {
    action: 'attributes.rename',
    version: NEW,
    input: (en) => ({ slug: attribute, form: named(en) }),
    stored: FIRST_NAME,
  },
  'a value of an attribute': {
    action: 'values.save',
    version: NEW,
    input: (en) => ({ attribute, slug: term, form: { ...named(en), swatchHex: null } }),
    stored: FIRST_NAME,
  },
  'a tag': {
    action: 'tags.save',
    version: NEW,
    input: (en) => ({ id: tagId, form: named(en) }),
    stored: FIRST_NAME,
  },
  'a category of articles': {
    action: 'content.rename-term',
    version: NEW,
    input: (en) => ({ which, slug: sortedBy, ...named(en) }),
    stored: FIRST_NAME,
  },
  'a tag of articles': {
    action: 'content.rename-term',
    version: NEW,
    input: (en) => ({ which: { term: 'tag' }, slug: documentTag, ...named(en) }),
    stored: FIRST_NAME,
  },
  'a picture': {
    action: 'media.describe',
    version: NEW,
    input: (en) => ({ id: pictureId, alt: { en }, title: { en: '' } }),
    stored: { alt: { en: 'First' } },
  },
  'a segment of customers': {
    action: 'customers.save-segment',
    version: NEW,
    input: (name) => ({ id: segmentId, name, rule: segmentRule }),
    stored: { name: 'First', rule: segmentRule },
  },
  'a stock location': {
    action: 'locations.rename',
    version: NEW,
    input: (en) => ({ id: locationId, name: { en } }),
    stored: FIRST_NAME,
  },
  'the words of a mail': {
    action: 'mails.save-words',
    version: (await value('mails.read', mail)).version,
    input: (subject) => ({ ...mail, words: { subject } }),
    stored: { subject: 'First' },
  },
  'the note beside a message': {
    action: 'entries.note',
    version: (await value('entries.open', { id: entryId })).version,
    input: (note) => ({ id: entryId, note }),
    stored: 'First',
  },
  'the reply to a review': {
    action: 'reviews.reply',
    version: (await value('reviews.list', { state: 'approved' })).reviews[0].version,
    input: (text) => ({ id: reviewId, text }),
    stored: 'First',
  },
};

const roleInput = (name: string) => ({ name, rights: ['products.see'] });
const { role: roleKey } = await value('roles.save', { ...roleInput('Counter'), opened: null });
const opensOn = (day: string) => ({
  ...{ mode: 'off', page: '', answer: '503' },
  opensAt: `2027-0${day.length}-01T08:00:00.000Z`,
});

type More = Omit<Kind, 'stored' | 'version'> & Readonly<{ open: () => Promise<number> }>;

/** Editors whose conflicts other tests check: their saves return a version as well. */
const MORE: readonly More[] = [
  { action: 'roles.save', open: async () => 1, input: roleInput, opened: { role: roleKey } },
  {
    action: 'restrictions.save',
    open: async () => (await value('restrictions.list', {})).version,
    input: (words) => ({ rules: [{ ...rule, id: words.toLowerCase() }] }),
  },
  {
    action: 'coming-soon.save',
    open: async () => (await value('coming-soon.open', {})).version,
    input: opensOn,
  },
  {
    action: 'design.save',
    open: async () => (await value('design.open', {})).version,
    input: (words) => ({ tokens: { ground: words === 'First' ? '#ffffff' : '#fdfdfd' } }),
  },
];

function send(
  { action, input, opened }: Pick<Kind, 'action' | 'input' | 'opened'>,
  { words, read, who = first }: { words: string; read: number; who?: typeof first },
) {
  const version = opened === undefined ? { version: read } : { opened: { ...opened, version: read } };
  return ask(action, { ...input(words), ...version }, who);
}

it.each(Object.keys(KINDS))('BO-01 of two who save %s, the second is refused and sees both', async (name) => {
  const kind = KINDS[name] as Kind;
  const { action, version, stored } = kind;
  const saved = await send(kind, { words: 'First', read: version });
  expect(saved).toMatchObject({ ok: true });
  const late = await send(kind, { words: 'Second', read: version, who: second });
  expect(late).toMatchObject({
    ok: false,
    refusal: { code: 'admin.changed-meanwhile', stored, name: 'A owner', at: expect.any(Date) },
  });
  expect(refusalStatus(late.refusal.code)).toBe(409);
  expect(late.refusal.version).toBeGreaterThan(version);
  if (action !== 'orders.edit') expect(saved.version).toBe(late.refusal.version);
  const again = { words: 'Second', read: late.refusal.version, who: second };
  expect(await send(kind, again)).toMatchObject({ ok: true });
});

it.each(MORE)('BO-01 who saves again goes on from the version that $action answered with', async (kind) => {
  const saved = await send(kind, { words: 'First', read: await kind.open() });
  expect(saved).toMatchObject({ ok: true, version: expect.any(Number) });
  expect(await send(kind, { words: 'Second', read: saved.version })).toMatchObject({ ok: true });
});

/** Actions that take a version but are saved by no editor: they restore, delete or change a state. */
const NO_EDITOR = /^(orders|refunds|returns)\.|\.undo$|^delivery\.remove$|^subscriptions\.change$/;

it('BO-01 every action by which an editor saves a version answers with the new one, and is tried here', () => {
  const takesVersion = (input: z.ZodType) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    return JSON.stringify(schema.properties ?? {}).includes('"version":');
  };
  const editors = Object.entries(actionRegistry).filter(
    ([name, { changes, input }]) => changes && takesVersion(input) && !NO_EDITOR.test(name),
  );
  expect(editors.length).toBeGreaterThan(20);
  expect(editors.filter(([, { saves }]) => saves === undefined).map(([name]) => name)).toEqual([]);
  const tried: string[] = [...Object.values(KINDS), ...MORE].map(({ action }) => action);
  expect(editors.map(([name]) => name).filter((name) => !tried.includes(name))).toEqual([]);
});

it('BO-01 a version saved by a process, such as an import, names the store as its editor', async () => {
  const opened = { source: '/list/', version: 1 };
  await value('redirects.keep', { source: '/list/', target: '/shop/', opened: null });
  await shop.redirects.importList([{ line: 2, source: '/list/', target: '/faq/' }], { mayLeadAway: true });
  const late = await ask('redirects.keep', { source: '/list/', target: '/blog/', opened });
  expect(late.refusal).toMatchObject({ stored: { target: '/faq/' }, name: 'shop.test', at: null });
});

it('BO-01 what is counted or moved beside an editor is no conflict', async () => {
  await value('redirects.keep', { source: '/hit/', target: '/shop/', opened: null });
  await shop.redirects.find('/hit/');
  const opened = { source: '/hit/', version: 1 };
  expect(await ask('redirects.keep', { source: '/hit/', target: '/faq/', opened })).toMatchObject({
    ok: true,
  });
  const { version } = await value('entries.open', { id: entryId });
  await value('entries.move', { ids: [entryId], to: 'done' });
  expect(await ask('entries.note', { id: entryId, note: 'Done.', version })).toMatchObject({ ok: true });
});

it('BO-01 a version is neither in the audit log nor in an archive', async () => {
  const { rows } = await value('redirects.list', { q: '/lock/' });
  const opened = { source: '/lock/', version: rows[0].version };
  await value('redirects.keep', { source: '/lock/', target: '/audited/', opened });
  const [last] = await shop.staff.auditLog.historyOf('redirect', '/lock/', 1);
  expect(last).toMatchObject({ after: { target: '/audited/' } });
  expect(Object.keys(last?.after ?? {})).toEqual(['target']);
});
