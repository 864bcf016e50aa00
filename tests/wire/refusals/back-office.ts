import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { zipped } from '#platform/files/zip.ts';
import { accountsOf } from '../../accounts.ts';
import { aMethod } from '../../delivery.ts';
import {
  by,
  NOBODY,
  type RefusalCase,
  type RefusalCases,
  type Running,
  type SendRefused,
} from './running.ts';

const gone = { id: NOBODY };

/** The keys of a browser's push subscription. */
function browserKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

export const calls = {
  'admin.unreadable': by('products.open', { id: 'x' }),
  'admin.not-found': by('orders.document', gone),
  'admin.unknown-action': async ({ ask }) => ask('no.such-action', {}),
  'admin.foreign-origin':
    async ({ send, refusalIn }) =>
    async (language) => {
      const headers = { origin: 'https://evil.example', 'accept-language': language };
      return refusalIn(await send('/admin/upload/?kind=picture', { body: new FormData(), headers }));
    },
} satisfies RefusalCases;

export const uploads = {
  'admin.busy': async ({ hold, bring, owner }) => {
    const address = '10.200.0.7';
    await hold('/admin/upload/?kind=picture', { cookie: owner, address, times: 4 });
    return bring('picture', 'no picture', { address });
  },
} satisfies RefusalCases;

/** The answer to a program that calls an action with a key. */
const byKey =
  (action: string, makeKey: (running: Running) => Promise<string>): RefusalCase =>
  async (running) => {
    const authorization = `Bearer ${await makeKey(running)}`;
    return async (language) => {
      const headers = { authorization, 'accept-language': language, 'content-type': 'application/json' };
      return running.refusalIn(
        await running.send(`/wp-json/jamra/v1/admin/${action}`, { body: '{}', headers }),
      );
    };
  };

export const staff = {
  'staff.signed-out': async ({ ask }) => ask('staff.list', {}, ''),
  'staff.forbidden': async ({ ask, cookieOf }) => ask('staff.list', {}, await cookieOf('page-editor')),
  'staff.second-factor-first': async ({ ask, cookieOf }) =>
    ask('staff.list', {}, await cookieOf('manager', { hasSecondFactor: false })),
  'analytics.no-conversion': by('conversions.again', { id: NOBODY }),
  'staff.unknown-member': by('staff.change-role', { ...gone, role: 'manager' }),
  'staff.email-taken': async ({ ask, value, cookieOf }) => {
    await cookieOf('manager');
    const [member] = (await value('staff.list', {})).members;
    return ask('staff.invite', { email: member.email, role: 'manager', language: 'en' });
  },
  'staff.last-owner': async ({ ask, value }) => {
    const owner = (await value('staff.list', {})).members.find(
      ({ role }: { role: string }) => role === 'owner',
    );
    return ask('staff.change-role', { id: owner.id, role: 'manager' });
  },
  'staff.unknown-role': by('roles.open', { of: 'role-2147483647' }),
  'staff.role-name-taken': async ({ ask, value }) => {
    const role = { name: `Packers ${randomUUID()}`, rights: [], opened: null };
    await value('roles.save', role);
    return ask('roles.save', role);
  },
  'staff.role-in-use': async ({ ask, value, cookieOf }) => {
    const { role } = await value('roles.save', { name: randomUUID(), rights: ['orders.see'], opened: null });
    await cookieOf(role);
    return ask('roles.delete', { role, other: null });
  },
  'staff.more-rights': async ({ ask, value, cookieOf }) => {
    const { role } = await value('roles.save', {
      name: randomUUID(),
      rights: ['staff.change'],
      opened: null,
    });
    const sent = { name: 'All', rights: ['orders.see'], opened: null };
    return ask('roles.save', sent, await cookieOf(role));
  },
  'staff.unknown-key': by('api-keys.revoke', gone),
  'staff.key-name-taken': async ({ ask, value }) => {
    const key = { name: randomUUID(), rights: ['orders.see'], expiresInDays: null };
    await value('api-keys.create', key);
    return ask('api-keys.create', key);
  },
  'staff.wrong-subscription': by('self.turn-on-push', { endpoint: 'https://10.0.0.1/x', ...browserKeys() }),
  'staff.too-many-devices': async ({ ask, cookieOf }) => {
    const cookie = await cookieOf('manager');
    const device = (place: number) => ({
      endpoint: `https://push.example/${randomUUID()}/${place}`,
      ...browserKeys(),
    });
    for (let place = 0; place < 10; place += 1) await ask('self.turn-on-push', device(place), cookie)('en');
    return ask('self.turn-on-push', device(10), cookie);
  },
  'staff.unknown-device': by('self.remove-push-device', gone),
  'staff.push-failed': async ({ ask, value }) => {
    // No service listens there.
    const { id } = await value('self.turn-on-push', { endpoint: 'http://127.0.0.1:9/', ...browserKeys() });
    return ask('self.test-push', { id });
  },
  'staff.wrong-key': byKey('orders.list', async () => 'jamra_wrong'),
  'staff.not-by-key': byKey('staff.list', async ({ value }) => {
    const key = { name: randomUUID(), rights: ['orders.see'], expiresInDays: null };
    return (await value('api-keys.create', key)).key;
  }),
  'staff.wrong-password': by('self.change-password', { currentPassword: 'x', newPassword: 'long enough' }),
  'staff.wrong-code': by('self.turn-on-second-factor', { code: '000000' }),
  'staff.wrong-fields': by('staff.invite', { email: 'nobody', role: 'manager', language: 'en' }),
} satisfies RefusalCases;

const design = (tokens: object) => by('design.save', { version: 0, tokens: { ...tokens } });

export const settings = {
  'design.unknown-token': design({ shadow: 'none' }),
  'design.wrong-value': design({ ink: 'red' }),
  'design.low-contrast': design({ ink: '#cccccc' }),
  'settings.wrong-value': by('settings.save', { key: 'shop.name', value: 7, version: 0 }),
  'settings.unknown-picture': by('settings.save', {
    ...{ key: 'shop.logo', value: { file: 'aa/none.png', widthPx: 1, heightPx: 1 }, version: 0 },
  }),
  'settings.icon-not-square': by('settings.save', {
    ...{ key: 'shop.icon', value: { file: 'aa/none.png', widthPx: 512, heightPx: 500 }, version: 0 },
  }),
  'settings.word-taken': by('settings.save', {
    ...{ key: 'catalogue.listingPrefix', value: 'cart', version: 0 },
  }),
} satisfies RefusalCases;

const MAIL = { template: 'order-shipped', language: 'en' } as const;
const preview = (words: object) => by('mails.preview', { ...MAIL, words });

async function aMail({ runtime }: Running, status: 'waiting' | 'sent', kind: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mail_message (kind, recipient, language, subject, html, plain, status, created_at)
    values (${kind}, 'sara@example.com', 'en', 'A mail', '<p>A mail</p>', 'A mail', ${status}, now())
    returning id
  `.execute(runtime.db);
  return Number(rows[0]?.id);
}

export const mails = {
  'mails.unknown-template': by('mails.read', { template: 'none', language: 'en' }),
  'mails.unknown-order': by('mails.preview', { ...MAIL, order: 'x' }),
  'mails.unknown-mail': by('mails.show', gone),
  'mails.words-missing': preview({ subject: '' }),
  'mails.words-long': preview({ subject: 'x'.repeat(300) }),
  'mails.unknown-placeholder': preview({ subject: '{{no}}' }),
  'mails.still-waiting': async (running) =>
    running.ask('mails.resend', { id: await aMail(running, 'waiting', 'order-placed') }),
  'mails.holds-key': async (running) =>
    running.ask('mails.resend', { id: await aMail(running, 'sent', 'account-reset') }),
} satisfies RefusalCases;

const NO_PRODUCTS = { products: [] as number[], categories: [] as number[] };
const promotion = {
  title: { en: 'Ten percent', ar: '' },
  ...{ isAutomatic: false, isActive: true, isIndividual: false, freesDelivery: false, actsOnSaleGoods: true },
  benefit: { kind: 'percentage', percent: 10 },
  ...{ includes: NO_PRODUCTS, excludes: NO_PRODUCTS, minimumSpend: null, maximumSpend: null },
  ...{ startsAt: null, endsAt: null, usageLimit: null, usageLimitPerCustomer: null },
  ...{ emails: [], mostPieces: null },
};
const newPromotion = (code: string, more: object = {}) => ({
  ...{ id: null, version: 0 },
  promotion: { ...promotion, code, ...more },
});

export const savedPromotions = {
  'promotions.unknown-promotion': by('promotions.show', gone),
  'promotions.code-taken': async ({ ask, value }) => {
    await value('promotions.save', newPromotion('taken'));
    return ask('promotions.save', newPromotion('taken'));
  },
  'promotions.lost-emails': async ({ ask, value, runtime }) => {
    const { customer, email } = await accountsOf(runtime).aCustomer();
    const id = await value('promotions.save', newPromotion('lost', { emails: [email] }));
    await value('customers.erase', { id: customer.id, email });
    const { version } = await value('promotions.show', { id });
    return ask('promotions.save', { ...newPromotion('lost'), id, version });
  },
  'promotions.unknown-goods': async ({ ask, value, product }) => {
    const goes = await product({ sku: 'GOES' });
    const includes = { ...NO_PRODUCTS, products: [goes] };
    const id = await value('promotions.save', newPromotion('goes', { includes }));
    const { version } = await value('promotions.show', { id });
    await value('promotions.save', { ...newPromotion('goes'), id, version });
    await value('products.remove', { id: goes });
    return ask('promotions.undo', { id, version });
  },
} satisfies RefusalCases;

const zone = (emirates: readonly string[], more: object = {}) => ({
  ...{ id: null, version: 0 },
  zone: { name: { en: 'Some', ar: '' }, emirates, methods: [aMethod()], ...more },
});

export const shipping = {
  'shipping.unknown-zone': by('delivery.show', gone),
  'shipping.emirate-taken': by('delivery.save', zone(['DU'])),
  'shipping.emirate-without-method': by('delivery.save', zone(['AZ'], { methods: [] })),
  'shipping.stops-delivery': async ({ ask, value }) => {
    const { id, version } = await value('delivery.save', zone(['AJ']));
    return ask('delivery.remove', { id, version, stops: [] });
  },
} satisfies RefusalCases;

async function aCustomer({ runtime }: Running): Promise<number> {
  const { id } = await runtime.db
    .insertInto('customer')
    .values({ email: `${crypto.randomUUID()}@example.com`, created_at: new Date() } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const A_CUSTOMER = {
  ...{ first_name: 'Sara', last_name: '', phone: '', language: 'en', note: '', consent_source: '' },
  ...{ hasConsent: false, tags: [], address: null, isInvited: false },
};

export const customers = {
  'customers.unknown-customer': by('customers.note', { ...gone, text: 'Calls twice' }),
  'customers.same-customer': async (running) => {
    const id = await aCustomer(running);
    return running.ask('customers.merge', { from: id, into: id });
  },
  'customers.account-exists': async (running) => {
    const customer = { ...A_CUSTOMER, email: `${crypto.randomUUID()}@example.com` };
    await running.value('customers.create', customer);
    return running.ask('customers.create', customer);
  },
  'customers.unknown-guest': by('customers.show-guest', gone),
  'customers.unknown-segment': by('customers.delete-segment', { id: NOBODY }),
  'customers.segment-name-taken': async (running) => {
    const rule = { match: 'all', conditions: [{ fact: 'consent', is: 'yes' }] };
    const segment = { id: null, name: crypto.randomUUID(), rule, version: 0 };
    await running.value('customers.save-segment', segment);
    return running.ask('customers.save-segment', segment);
  },
  'customers.has-password': async (running) => {
    const id = await aCustomer(running);
    await running.runtime.db
      .updateTable('customer')
      .set({ password_hash: 'some' })
      .where('id', '=', id as never)
      .execute();
    return running.ask('customers.invite', { id });
  },
  'customers.not-confirmed': async (running) =>
    running.ask('customers.erase', { id: await aCustomer(running), email: 'other@example.com' }),
} satisfies RefusalCases;

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c4521d' } })
    .png()
    .toBuffer();

async function aPicture({ runtime }: Running): Promise<number> {
  const saved = await runtime.shop.media.upload({ bytes: await picture(64), fileName: 'a.png', alt: '' });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value;
}

const MIB = 1024 * 1024;

export const media = {
  'media.unknown': by('media.remove', gone),
  'media.no-picture': async ({ bring }) => bring('picture', 'no picture'),
  'media.too-large': async ({ bring }) => bring('picture', new Uint8Array(20 * MIB + 1)),
  'media.too-many-pixels': async ({ bring }) =>
    bring('picture', new Uint8Array(await picture(10_000, 6_100))),
  'media.crop-too-small': async (running) => {
    const id = await aPicture(running);
    return running.ask('media.crop', { id, crop: { x: 0, y: 0, width: 10, height: 10 } });
  },
  'media.uploaded-again': async (running) => {
    const id = await aPicture(running);
    const trashed = await running.value('media.remove', { id });
    await aPicture(running);
    return running.ask('trash.restore', { id: trashed });
  },
  'media.unknown-folder': by('media.rename-folder', { ...gone, name: 'x' }),
  'media.folder-taken': async ({ ask, value }) => {
    await value('media.create-folder', { name: 'Taken', parentId: null });
    return ask('media.create-folder', { name: 'taken', parentId: null });
  },
  'media.folder-circle': async ({ ask, value }) => {
    const id = await value('media.create-folder', { name: 'Round', parentId: null });
    const below = await value('media.create-folder', { name: 'Below', parentId: id });
    return ask('media.move-folder', { id, parentId: below, position: null });
  },
  'trash.unknown': by('trash.restore', gone),
  'media.in-use': async (running) => {
    const [id, product] = [await aPicture(running), await running.product({ sku: 'PICTURED' })];
    await sql`insert into product_image (product_id, media_id, position) values (${product}, ${id}, 0)`.execute(
      running.runtime.db,
    );
    return running.ask('media.remove', { id });
  },
} satisfies RefusalCases;

const NO_RUN = '00000000-0000-4000-8000-000000000000';
const OLD_SHOP = { consumerKey: 'ck', consumerSecret: 'cs', kinds: ['products'] };

/** An imported table in some state. */
async function aRun({ runtime }: Running, state: 'done' | 'importing' | 'planned'): Promise<string> {
  const id = randomUUID();
  const made = { staff_name: 'A test', created_at: new Date() };
  await runtime.db
    .insertInto('import_run')
    .values({ ...{ id, kind: 'products', state, file: `${id}.csv`, file_name: 'a.csv', bytes: 1 }, ...made })
    .execute();
  return id;
}

type Files = readonly (readonly [name: string, text: string])[];

/** An archive with a manifest, and some files. */
async function anArchive(manifest: object, files: Files): Promise<Buffer> {
  const whole = { format: 1, migration: '0001-baseline', tables: { product: 0 }, pictures: [], ...manifest };
  async function* once(text: string) {
    yield Buffer.from(text);
  }
  async function* entries() {
    for (const [name, text] of [...files, ['archive.json', JSON.stringify(whole)] as const])
      yield { name, isPacked: false, content: once(text) };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const archive =
  (manifest: object, files: Files = []): RefusalCase =>
  async ({ bring }) =>
    bring('archive', new Uint8Array(await anArchive(manifest, files)));

const PRODUCTS = 'tables/product.ndjson';
/** The archive with the maximum size of its first files in its directory. */
function withLongFiles(bytes: Buffer, count: number): Buffer {
  const DIRECTORY_AT = 6;
  const [LENGTH_AT, NAME_AT, ENTRY_BYTES] = [24, 28, 46];
  let at = bytes.readUInt32LE(bytes.length - DIRECTORY_AT);
  for (let file = 0; file < count; file += 1) {
    bytes.writeUInt32LE(0xfffffff0, at + LENGTH_AT);
    at += ENTRY_BYTES + bytes.readUInt16LE(at + NAME_AT);
  }
  return bytes;
}

/** The state of an import on its screen. */
const ofRun = ({ hear }: Running, id: string): SendRefused =>
  hear('data-transfer.show', { id }, ({ problem, problemWords }) =>
    problem === null ? null : { code: problem.code, text: problemWords },
  );

/** Fetches from a shop that answers so. */
function fetching(status: number, headers: Record<string, string> = {}): RefusalCase {
  return async (running) => {
    const old = createServer((_request, response) => response.writeHead(status, headers).end('none'));
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
    running.later(() => old.close());
    const { port } = old.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    return running.ask('data-transfer.fetch', { address, ...OLD_SHOP });
  };
}

export const exchange = {
  'data-transfer.empty-file': async ({ bring }) => bring('products', 'SKU,Name\n'),
  'data-transfer.no-table': async ({ bring }) => bring('products', 'SKU\u0000Name'),
  'data-transfer.broken-table': async ({ bring }) => bring('products', 'SKU,Name\n"A,B\n'),
  'data-transfer.wrong-columns': async ({ bring }) => bring('products', 'A,B\n1,2\n'),
  'data-transfer.no-archive': async ({ bring }) => bring('archive', 'no archive'),
  'data-transfer.unknown-import': by('data-transfer.show', { id: NO_RUN }),
  'data-transfer.wrong-address': by('data-transfer.fetch', { address: 'http://shop.example', ...OLD_SHOP }),
  'data-transfer.not-now': async (running) => {
    const id = await aRun(running, 'done');
    return running.ask('data-transfer.start', { id });
  },
  'data-transfer.runs-already': async (running) => {
    await aRun(running, 'importing');
    return running.ask('data-transfer.start', { id: await aRun(running, 'planned') });
  },
  'data-transfer.too-large': async ({ bring }) => bring('products', new Uint8Array(50 * MIB + 1)),
  'data-transfer.archive-too-large': async ({ bring }) => bring('archive', new Uint8Array(100 * MIB + 1)),
  'data-transfer.damaged-archive': archive({ tables: { product: 1 } }),
  'data-transfer.strange-file': archive({}, [['evil.php', 'x']]),
  'data-transfer.newer-archive': archive({ format: 99 }, [[PRODUCTS, 'x']]),
  'data-transfer.part-archive': archive({ tables: {} }),
  'data-transfer.bloated-archive': async ({ bring }) => {
    const tables = ['product', 'category', 'tag', 'attribute', 'customer'];
    const files = tables.map((table) => [`tables/${table}.ndjson`, 'x'] as const);
    const manifest = { tables: Object.fromEntries(tables.map((table) => [table, 1])) };
    const bytes = withLongFiles(await anArchive(manifest, files), tables.length);
    return bring('archive', new Uint8Array(bytes));
  },
  'data-transfer.unknown-column': async (running) => {
    const bytes = await anArchive({ tables: { product: 1 } }, [[PRODUCTS, '{"id":1,"evil":1}\n']]);
    await running.bring('archive', new Uint8Array(bytes))('en');
    const { runs } = await running.value('data-transfer.list', {});
    return ofRun(running, runs[0].id);
  },
  'data-transfer.fault': async (running) => {
    const id = await aRun(running, 'done');
    await running.value('data-transfer.again', { id });
    return ofRun(running, id);
  },
  'data-transfer.old-shop-keys': fetching(401),
  'data-transfer.old-shop-answer': fetching(418),
  'data-transfer.no-old-shop': fetching(404),
  'data-transfer.old-shop-elsewhere': fetching(302, { location: 'http://127.0.0.2:9/' }),
} satisfies RefusalCases;
