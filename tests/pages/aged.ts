import type { BrowserContext } from '@playwright/test';
import { cacheKeyOf } from '#server/page-cache/cache-key.ts';

/** Stands for an expired nonce in a page that was cached for a week. */
const OVER = '0000000000';
const NONCE = /(var jamra=\{[^;]*?"nonce":")[0-9a-f]{10}"/;

export const isAged = process.env.AGED_PAGES === '1';

/** Delivers every cacheable page as if a cache had kept it for a week. */
export async function agePages(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const isCacheable = request.resourceType() === 'document' && cacheKeyOf(pathname + search) !== null;
    if (!isCacheable || request.method() !== 'GET') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = await response.text();
    const isKept = headers['x-page-cache'] !== undefined && response.status() === 200;
    if (!isKept) return route.fulfill({ response });
    if (!NONCE.test(body)) throw new Error(`${pathname} holds no nonce that could be over`);
    return route.fulfill({ response, headers, body: body.replace(NONCE, `$1${OVER}"`) });
  });
}
