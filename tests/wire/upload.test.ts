import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { openUploads } from '#platform/files/uploads.ts';
import type { Role } from '#shop/staff';
import { registerUpload } from '#wire/admin-actions/upload.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, config } = test;
const folder = join(config.dataDir, 'uploads');
const app = Fastify();
afterAll(() => app.close());
await registerUpload(app, {
  shop,
  config,
  adminActions: createAdminActions(shop),
  uploads: await openUploads(folder),
});
await app.listen({ host: '127.0.0.1', port: 0 });

async function cookieOf(role: Role): Promise<string> {
  const { member } = await aMember(test, role);
  return `jamra_staff=${await shop.staff.openSession(member.id, 'test')}`;
}

async function send(kind: string, content: Uint8Array<ArrayBuffer>, cookie: string) {
  const form = new FormData();
  form.set(kind, new Blob([content]), 'a file.png');
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: `/admin/upload/?kind=${kind}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', cookie },
  });
  return { status: answer.statusCode, ...answer.json() };
}

const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  );

/** Announces a file of 90 MB and sends only its beginning. */
async function beginArchive(cookie: string, type = 'multipart/form-data; boundary=b'): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /admin/upload/?kind=archive HTTP/1.1\r\nHost: shop.test\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\n` +
      'Content-Length: 94371840\r\n\r\n--b\r\nContent-Disposition: form-data; name="archive"; filename="a.zip"\r\n\r\nPK',
  );
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await Promise.race([once(socket, 'close'), new Promise((late) => setTimeout(late, 6000))]);
  socket.destroy();
  return answer;
}

it('RO-03 a missing right is refused before the file is read', async () => {
  const answers = await Promise.all([
    beginArchive(await cookieOf('catalogue-editor')),
    beginArchive('nobody=1'),
    beginArchive('nobody=1', 'application/json'),
  ]);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 403 .*"code":"staff\.forbidden"/s);
  expect(answers[1]).toMatch(/^HTTP\/1\.1 401 .*"code":"staff\.signed-out"/s);
  expect(answers[2]).toMatch(/^HTTP\/1\.1 401 /);
  expect(await filesLeft()).toEqual([]);
}, 15_000);

it('BO-01 a picture is stored, one above 60 megapixels is refused by header, and no file remains', async () => {
  const cookie = await cookieOf('catalogue-editor');
  const pictureOf = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#884422' } })
        .png()
        .toBuffer(),
    );
  expect(await send('picture', await pictureOf(40, 30), cookie)).toMatchObject({
    status: 200,
    value: { widthPx: 40 },
  });
  expect(await send('picture', await pictureOf(9000, 7000), cookie)).toMatchObject({
    status: 422,
    refusal: { code: 'media.too-many-pixels' },
    words: expect.stringContaining('60 megapixels'),
  });
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  expect(await send('picture', large, cookie)).toMatchObject({
    status: 413,
    refusal: { code: 'media.too-large' },
  });
  expect(await filesLeft()).toEqual([]);
}, 15_000);

it('BO-03 a table is passed from disk to its import', async () => {
  const table = new TextEncoder().encode('Type,SKU,Name,Regular price\nsimple,UP-1,First,10.00\n');
  const cookie = await cookieOf('catalogue-editor');
  expect(await send('products', table, cookie)).toMatchObject({ status: 200, ok: true });
  expect(await send('products', new Uint8Array([0xff, 0xfe, 0]), cookie)).toMatchObject({
    status: 415,
    refusal: { code: 'data-transfer.no-table' },
  });
  expect(await filesLeft()).toEqual([]);
});

it('BO-01 a JSON field cannot name a local file', async () => {
  const signedIn = await aMember(test, 'owner');
  const answer = await createAdminActions(shop).perform({
    signedIn,
    name: 'data-transfer.take',
    sent: { kind: 'products', fileName: 'x.csv', file: { path: '/etc/passwd', size: 1 } },
    language: 'en',
    address: '127.0.0.1',
    publicUrl: config.publicUrl,
  });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'admin.unreadable' } });
});
