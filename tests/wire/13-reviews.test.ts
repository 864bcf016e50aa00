import { mkdir, readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import limits from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReviewId } from '#kernel/ids.ts';
import { openUploads } from '#platform/files/uploads.ts';
import { MOST_PICTURE_BYTES, PLAIN_REVIEWS } from '#shop/reviews';
import type { Instead } from '#wire/reviews/instead.ts';
import { registerReviews } from '#wire/reviews/register.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const id = await aProduct(test, { sku: 'WIRE-REVIEW' });
const closed = await aProduct(test, { sku: 'WIRE-CLOSED', more: { 'Allow customer reviews?': '0' } });

/** The pages that the wire requested instead of an answer of its own. */
const shown: Instead[] = [];
const sentFiles = join(test.config.dataDir, 'uploads');
/** Uploaded files that are still on disk. */
const filesLeft = async () =>
  (await readdir(sentFiles, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const app = Fastify();
afterAll(() => app.close());
await app.register(limits, { global: false });
await registerReviews(app, {
  shop,
  config: test.config,
  secret: 'a secret of the tests, long enough',
  answerPage: async (request, reply) => {
    if (request.instead !== undefined) shown.push(request.instead);
    return reply.status(request.instead?.status ?? 200).send('page');
  },
  uploads: await openUploads(sentFiles),
});

const typed = {
  rating: '5',
  comment: 'It fits the hand.',
  author: 'Sara N.',
  email: 'sara@example.com',
  comment_post_ID: String(id),
  comment_parent: '0',
  submit: 'Submit',
};
type Sent = { url?: string; headers?: Record<string, string>; from?: string };
let visitors = 0;

/** Each test posts from an address of its own, so that rate limits do not mix. */
async function post(
  fields: Record<string, string>,
  { url = '/wp-comments-post.php', headers = {}, from }: Sent = {},
) {
  visitors += 1;
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress: from ?? `10.0.0.${visitors}`,
  });
}

async function postFiles(files: Record<string, Blob[]>, fields: Record<string, string> = typed) {
  visitors += 1;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, blobs] of Object.entries(files))
    for (const blob of blobs) form.append(name, blob, 'x.jpg');
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/wp-comments-post.php',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: `10.0.0.${visitors}`,
  });
}

const lastProblems = () => {
  const refusal = shown.at(-1)?.refusedReview?.refusal;
  return refusal?.code === 'reviews.wrong-fields' ? refusal.problems : refusal?.code;
};

describe('/wp-comments-post.php', () => {
  it('RV-05 redirects to the review, which its author sees while it is pending', async () => {
    const answer = await post({ ...typed, comment: 'First words' });
    expect(answer.statusCode).toBe(302);
    const { location = '' } = answer.headers;
    expect(location).toMatch(
      /^\/product\/wire-review\/\?unapproved=\d+&moderation-hash=[0-9a-f]{32}#comment-\d+$/,
    );
    const address = new URL(location, 'http://shop.test');
    const fields = {
      id: Number(address.searchParams.get('unapproved')) as ReviewId,
      key: address.searchParams.get('moderation-hash') ?? '',
    };
    const { productId } = (await shop.reviews.forStaff('pending', 1))[0] ?? {};
    expect((await shop.reviews.of(productId ?? (0 as never), PLAIN_REVIEWS, fields)).own?.body).toBe(
      'First words',
    );
    expect(address.hash).toBe(`#comment-${fields.id}`);
  });

  it('RV-05 stays in the form’s language', async () => {
    const answer = await post({ ...typed, comment: 'Arabic page' }, { url: '/ar/wp-comments-post.php' });
    expect(answer.headers.location).toMatch(/^\/ar\/product\/wire-review\//);
  });

  it.each(['0', '6', 'x'])('RV-02 refuses %j stars, on a page that keeps what was typed', async (rating) => {
    const answer = await post({ ...typed, rating });
    expect(answer.statusCode).toBe(422);
    expect(lastProblems()).toEqual({ rating: 'rating-wrong' });
    expect(shown.at(-1)).toMatchObject({
      address: '/product/wire-review/',
      refusedReview: { draft: { rating, comment: typed.comment, author: typed.author } },
    });
  });

  it('RV-03 refuses an empty rating; accepts a missing field', async () => {
    expect((await post({ ...typed, rating: '' })).statusCode).toBe(422);
    const { rating: _left, ...without } = typed;
    expect((await post({ ...without, comment: 'No stars here' })).statusCode).toBe(302);
  });

  it('RV-06 names every missing field', async () => {
    await post({ ...typed, author: '', email: 'x', comment: ' ' });
    expect(lastProblems()).toEqual({
      author: 'author-missing',
      email: 'email-wrong',
      comment: 'comment-missing',
    });
  });

  it('RV-07 answers 409 to a duplicate, 403 for closed reviews, 404 for no product', async () => {
    expect((await post({ ...typed, comment: 'Twice' })).statusCode).toBe(302);
    expect((await post({ ...typed, comment: 'Twice' })).statusCode).toBe(409);
    expect((await post({ ...typed, comment_post_ID: String(closed) })).statusCode).toBe(403);
    for (const comment_post_ID of ['', '0', '-1', 'x', '99999999999', "1' or 1=1"])
      expect((await post({ ...typed, comment_post_ID })).statusCode).toBe(404);
  });

  it('RV-07 refuses the last of 20 posts a minute with the waiting time', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const answer = await post({ ...typed, comment: `Quick ${index}` }, { from: '10.9.9.9' });
      codes.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(codes.slice(0, 12)).toEqual(Array(12).fill(302));
    expect(codes.slice(12)).toEqual(Array(8).fill(429));
    expect(shown.at(-1)?.refusedReview?.draft.comment).toBe('Quick 19');
    expect((await post({ ...typed, comment: 'From elsewhere' })).statusCode).toBe(302);
  });

  it('RV-07 refuses posts from another origin', async () => {
    const answer = await post(
      { ...typed, comment: 'Foreign' },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('RV-06 stores name and email in cookies with consent, and deletes them without', async () => {
    const response = await post({ ...typed, comment: 'Keep me', 'wp-comment-cookies-consent': 'yes' });
    const stored = response.cookies.map(({ name, value }) => [name.replace(/_[0-9a-f]{32}$/, ''), value]);
    expect(stored).toEqual([
      ['comment_author', 'Sara N.'],
      ['comment_author_email', 'sara@example.com'],
    ]);
    const plain = await post({ ...typed, comment: 'Forget me' });
    expect(plain.cookies.every(({ maxAge }) => maxAge === 0)).toBe(true);
  });

  it('RV-06 truncates a name between characters', async () => {
    const response = await post({
      ...typed,
      author: `Sara${' '.repeat(249)}😀`,
      comment: 'A name with much space in it',
      'wp-comment-cookies-consent': 'yes',
    });
    expect(response.statusCode).toBe(302);
    expect(response.cookies[0]?.value.trim()).toBe('Sara');
  });

  it('RV-05 other methods are answered with a page', async () => {
    const answer = await app.inject({ url: '/wp-comments-post.php' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it('handles any body without a fault', async () => {
    const heads = [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json',
      'text/plain',
    ];
    for (const type of heads) {
      const answer = await app.inject({
        method: 'POST',
        url: '/wp-comments-post.php',
        payload: '--x\r\nnonsense',
        headers: { 'content-type': type },
        remoteAddress: '10.8.8.8',
      });
      expect(answer.statusCode, type).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, type).toBeLessThan(500);
    }
  });
});

describe('pictures with a review', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it('RV-06 are uploaded with the form; an empty file field is none', async () => {
    const answer = await postFiles({ pictures: [new Blob([pixel])] }, { ...typed, comment: 'With one' });
    expect(answer.statusCode).toBe(302);
    const rows = await db.selectFrom('review_picture').selectAll().execute();
    expect(rows).toHaveLength(1);
    const empty = await postFiles({ pictures: [new Blob([])] }, { ...typed, comment: 'With none' });
    expect(empty.statusCode).toBe(302);
  });

  it('RV-06 are refused when too many, too large or empty', async () => {
    await postFiles({ pictures: Array(5).fill(new Blob([pixel])) });
    expect(lastProblems()).toEqual({ pictures: 'pictures-many' });
    await postFiles({ pictures: [new Blob([new Uint8Array(MOST_PICTURE_BYTES + 1)])] });
    expect(lastProblems()).toEqual({ pictures: 'pictures-large' });
    await postFiles({ pictures: [new Blob(['%PDF-1.7'])] });
    expect(lastProblems()).toEqual({ pictures: 'pictures-kind' });
    expect(shown.at(-1)?.refusedReview?.hadPictures).toBe(true);
  });
});

describe('endless forms', () => {
  const address = app.listen({ host: '127.0.0.1', port: 0 });
  const BOUNDARY = 'a-boundary';
  const part = (name: string, value: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;

  /** A form whose last boundary never arrives; its picture has begun. */
  async function open(comment: string): Promise<Socket> {
    await address;
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const fields = Object.entries({ ...typed, comment }).map(([name, value]) => `${part(name, value)}\r\n`);
    socket.write(
      `POST /wp-comments-post.php HTTP/1.1\r\nHost: shop.test\r\nTransfer-Encoding: chunked\r\n` +
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`,
    );
    sendChunk(socket, `${fields.join('')}${part('pictures', 'x'.repeat(2000), '; filename="x.jpg"')}`);
    return socket;
  }

  function sendChunk(socket: Socket, chunk: string | Buffer): boolean {
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    return socket.write('\r\n');
  }

  async function until(holds: () => Promise<boolean>): Promise<void> {
    for (let left = 200; left > 0 && !(await holds()); left -= 1) await wait(25);
    expect(await holds()).toBe(true);
  }

  it('SV-05 are cut off at the limit, with constant memory and nothing left on disk', async () => {
    const socket = await open('Endless');
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.once('close', () => resolve(answer));
    const mebibyte = Buffer.alloc(1024 * 1024, 'x');
    const before = process.memoryUsage.rss();
    for (let sent = 0; sent < 400 && !socket.destroyed; sent += 1)
      if (!sendChunk(socket, mebibyte))
        await Promise.race([new Promise((drained) => socket.once('drain', drained)), ended]);
    expect(socket.destroyed || (await Promise.race([ended, wait(2000, null)])) !== null).toBe(true);
    socket.destroy();
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
    await until(async () => (await filesLeft()).length === 0);
  }, 30_000);

  it('SV-05 occupy a limited number of slots; others are refused and keep their text', async () => {
    const sockets = [await open('Held 1'), await open('Held 2'), await open('Held 3')];
    await until(async () => (await filesLeft()).length === 3);
    const request = new Request('http://shop.test/', {
      method: 'POST',
      body: Object.entries({ ...typed, comment: 'No place' }).reduce((form, [name, value]) => {
        form.set(name, value);
        return form;
      }, new FormData()),
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/wp-comments-post.php',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      remoteAddress: '127.0.0.1',
    });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(shown.at(-1)?.refusedReview).toMatchObject({
      refusal: { code: 'reviews.busy' },
      draft: { comment: 'No place', author: typed.author },
    });
    expect((await postFiles({}, { ...typed, comment: 'From elsewhere again' })).statusCode).toBe(302);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await filesLeft()).length === 0);
  });

  it('SV-05 leave nothing on disk after any answer', async () => {
    await mkdir(sentFiles, { recursive: true });
    const picture = new Blob([new Uint8Array(5000)]);
    const answers = [
      await postFiles({ pictures: [picture] }, { ...typed, comment: 'No picture at all' }),
      await postFiles({ pictures: [picture] }, { ...typed, comment: '' }),
      await postFiles({ pictures: [picture] }, { ...typed, comment_post_ID: '0' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404]);
    await until(async () => (await filesLeft()).length === 0);
  });
});

describe('/reviews/helpful/', () => {
  const vote = (review: string, sent: Sent = {}) => post({ review }, { url: '/reviews/helpful/', ...sent });

  it('RV-07 counts once per visitor, by form and script, and redirects to the review', async () => {
    await post({ ...typed, comment: 'Vote for me' });
    const waiting = (await shop.reviews.forStaff('pending', 100)).at(-1);
    const review = String(waiting?.id);
    expect((await vote(review)).statusCode).toBe(404);
    await shop.reviews.move(waiting?.id ?? (0 as never), 'approved', { actor: 'tests' });
    const first = await vote(review, { from: '10.7.7.7' });
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toBe(`/product/wire-review/?review-helped=${review}#comment-${review}`);
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const again = await vote(review, { from: '10.7.7.8', headers: { cookie, accept: 'application/json' } });
    expect(again.json()).toEqual({ helpful: 1, text: '1 person found this helpful' });
    const withoutCookie = await vote(review, { from: '10.7.7.7', headers: { accept: 'application/json' } });
    expect(withoutCookie.json().helpful).toBe(1);
    const other = await vote(review, { from: '10.7.7.9', headers: { accept: 'application/json' } });
    expect(other.json().helpful).toBe(2);
  });

  it.each(['', 'x', '0', '99999999'])('RV-07 knows no review %j', async (review) => {
    expect((await vote(review)).statusCode).toBe(404);
  });
});
