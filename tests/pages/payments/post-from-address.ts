import { request } from 'node:http';
import type { Page } from '@playwright/test';

type Sent = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;
type Answer = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;

/** Posts a form from a local address that no other test has: rate limits count by network. */
export function postFrom(localAddress: string, url: string, { body, headers }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', localAddress, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const type = answer.headers['content-type'] ?? '';
      const status = answer.statusCode ?? 0;
      resolve({ status, headers: { 'content-type': type }, body: Buffer.concat(parts).toString() });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends the forms of a page from an address of their own. */
export async function sendFormsFrom(page: Page, localAddress: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const sent = route.request();
    if (sent.method() !== 'POST') return route.fallback();
    const { 'accept-encoding': _none, ...headers } = await sent.allHeaders();
    const written = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    const body = sent.postData() ?? '';
    await route.fulfill(await postFrom(localAddress, sent.url(), { body, headers: written }));
  });
}

/** Tries as many gift card codes as one network may. */
export async function tryAllCodes(localAddress: string, shop: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop };
  const trying = () => postFrom(localAddress, `${shop}/gift-card/`, { body: 'gift_card_code=ABCD', headers });
  await Promise.all(Array.from({ length: 10 }, trying));
}
