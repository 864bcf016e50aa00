import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '#kernel/instant.ts';
import { type Counts, count, noCounts } from './judge.ts';
import { send, type Wanted } from './send.ts';
import { openTarget, type Target } from './target.ts';
import { cartCookie, simpleProductIds } from './visitors.ts';

const SIZE = '600m';
const BLOCK = Buffer.alloc(1024 * 1024);
const ROUNDS = 40;

/** Fills the disk. @returns frees the space */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  for (let size = BLOCK.length; size >= 4096; size = Math.floor(size / 4)) {
    try {
      for (;;) writeSync(handle, BLOCK, 0, size);
    } catch {
      // Full at this size; smaller pieces may still fit.
    }
  }
  closeSync(handle);
  return () => rmSync(file);
}

function writes(productId: string, cookie: string): Wanted[] {
  const post = (path: string, fields: Record<string, string>): Wanted => {
    const body = new URLSearchParams(fields).toString();
    const headers = {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    };
    return { method: 'POST', path, headers, body };
  };
  return [
    post('/?wc-ajax=add_to_cart', { product_id: productId }),
    post('/wp-comments-post.php', {
      comment_post_ID: productId,
      rating: '5',
      comment: 'Good.',
      author: 'S',
      email: 'a@example.com',
    }),
    post('/contact/', {
      contact_name: 'Sara',
      contact_email: 'a@example.com',
      contact_message: 'x'.repeat(2000),
    }),
    { method: 'GET', path: '/shop/', headers: {}, body: null },
    { method: 'GET', path: '/cart/', headers: { cookie }, body: null },
  ];
}

async function linesIn({ port }: Target, cookie: string): Promise<number> {
  const { body } = await send(port, { method: 'GET', path: '/cart/', headers: { cookie }, body: null });
  return body.split('woocommerce-cart-form__cart-item').length - 1;
}

async function attackFull(target: Target, folder: string): Promise<Counts> {
  const counts = noCounts();
  const [productId = ''] = await simpleProductIds(target);
  const cookie = await cartCookie(target, productId);
  const before = await linesIn(target, cookie);
  const free = fill(folder);
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const wanted of writes(productId, round % 2 === 0 ? cookie : ''))
        count(counts, [wanted, await send(target.port, wanted)], true);
    const ready = await send(target.port, { method: 'GET', path: '/readyz', headers: {}, body: null });
    if (ready.status !== 503) counts.faults.push(`/readyz answers ${ready.status} on a full disk`);
  } finally {
    free();
  }
  await target.untilReady(MINUTE_MS).catch((error: Error) => counts.faults.push(error.message));
  const after = await linesIn(target, cookie);
  if (after < before) counts.faults.push(`${before} lines of a cart became ${after}`);
  if (!target.isAlive()) counts.faults.push('the shop ended');
  return counts;
}

/** A shop on a small file system that is filled up; needs root to mount one. */
export async function fillDisk(): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]);
  try {
    const target = await openTarget(folder);
    try {
      return await attackFull(target, folder);
    } finally {
      await target.close();
    }
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}
