import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import { type Counts, count, noCounts } from './judge.ts';
import { forEachAtOnce, send, type Wanted } from './send.ts';
import type { Target } from './target.ts';

const BOUNDARY = 'jamra';
const MEGABYTE = 1024 * 1024;

function chunkOf(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  // The checksum is invalid: a decoder rejects the picture, a reader of its size does not.
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
}

/** The beginning of a PNG that claims a size. */
function claimedPng(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(Buffer.alloc(9000))),
  ]);
}

const PICTURES: readonly Buffer[] = [
  claimedPng(60_000, 60_000),
  claimedPng(0, 1),
  claimedPng(2 ** 31 - 1, 2 ** 31 - 1),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a'),
  Buffer.from('%PDF-1.7'),
  Buffer.alloc(3 * MEGABYTE, 'x'),
  Buffer.alloc(0),
];

function partOf(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function fileOf(field: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

const END = Buffer.from(`--${BOUNDARY}--\r\n`);

function reviewWith(pictures: readonly Buffer[], productId: string): Buffer {
  const fields = {
    comment_post_ID: productId,
    rating: '5',
    comment: 'Good.',
    author: 'Sara',
    email: 'a@example.com',
  };
  const texts = Object.entries(fields).map(([name, value]) => Buffer.from(partOf(name, value)));
  return Buffer.concat([...texts, ...pictures.map((picture) => fileOf('pictures', picture)), END]);
}

/** Upload fields of the back office, by what they accept. */
const STAFF_FIELDS = ['picture', 'products', 'archive'] as const;

function post(path: string, body: Buffer, cookie = ''): Wanted {
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.length),
      ...(cookie === '' ? {} : { cookie }),
    },
    body,
  };
}

/** Sends most of a large form and closes the connection. */
function breakOff({ port }: Target, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.write(
      `POST /wp-comments-post.php HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
        `content-length: ${body.length * 2}\r\n\r\n`,
    );
    socket.write(body, () => setTimeout(() => socket.destroy(), 200));
  });
}

/**
 * Invalid pictures, pictures that claim to be huge, and forms that never end; 413, 429 and 503 are allowed.
 *
 * @param cookies one `Cookie` header for each staff role
 */
export async function uploadBadly(
  target: Target,
  { productId, cookies, rounds }: { productId: string; cookies: readonly string[]; rounds: number },
): Promise<Counts> {
  const counts = noCounts();
  const reviews = [...PICTURES.map((picture) => [picture]), PICTURES.slice(0, 6)].map((pictures) =>
    post('/wp-comments-post.php', reviewWith(pictures, productId)),
  );
  const staff = cookies.flatMap((cookie) =>
    STAFF_FIELDS.flatMap((field) =>
      PICTURES.map((picture) =>
        post(`/admin/upload/?kind=${field}`, Buffer.concat([fileOf(field, picture), END]), cookie),
      ),
    ),
  );
  for (let round = 0; round < rounds; round += 1) {
    const broken = PICTURES.map((picture) =>
      breakOff(target, reviewWith([picture], productId).subarray(0, -END.length)),
    );
    await forEachAtOnce([...reviews, ...staff], async (one) =>
      count(counts, [one, await send(target.port, one)], true),
    );
    await Promise.all(broken);
  }
  return counts;
}
