import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const INJECTED = 'document.title="taken"';
const INJECTED_STYLE = 'body{display:none}';
const origins: string[] = [];

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Inline scripts of a page, as a browser would run them. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

beforeAll(async () => {
  await aProduct(runtime, { sku: 'HOLE', price: '25.00', more: { Name: 'hole' } });
  // Bypasses the sanitizing of content.
  await runtime.db
    .updateTable('product')
    .set({
      description: JSON.stringify({
        en: `<p>Text</p><script>${INJECTED}</script><style>${INJECTED_STYLE}</style>`,
      }) as never,
    })
    .where('sku', '=', 'HOLE')
    .execute();
  origins.push(await serve(), await serve({ PAGE_CACHE_MB: '0' }));
}, 180_000);

it.each(['a kept page', 'a page printed for who asks'])(
  '%s: an inline script in content has no hash in the policy, the page’s own scripts have',
  async (kind) => {
    const origin = origins[kind === 'a kept page' ? 0 : 1];
    const answer = await fetch(`${origin}/product/hole/`);
    const scripts = scriptsIn(await answer.text());
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(scripts).toContain(INJECTED);
    expect(policy).not.toContain(hashOf(INJECTED));
    const ownScripts = scripts.filter((one) => one !== INJECTED);
    expect(ownScripts.length).toBeGreaterThan(1);
    expect(ownScripts.filter((one) => !policy.includes(hashOf(one)))).toEqual([]);
    expect(policy).not.toContain("script-src 'self' 'unsafe");
  },
);

it('a missing page allows its own inline scripts', async () => {
  for (const origin of origins) {
    const answer = await fetch(`${origin}/product/none/`);
    const scripts = scriptsIn(await answer.text());
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.status).toBe(404);
    expect(scripts.filter((one) => !policy.includes(hashOf(one)))).toEqual([]);
  }
});

it('the style of a changed design is allowed by its hash, a style in the content of a page is not', async () => {
  await runtime.shop.settings.set('design.tokens', { ground: '#ffffff' });
  const style = '@layer tokens{:root{--c-ground:#ffffff}}';
  for (const origin of origins) {
    await expect
      .poll(async () => (await fetch(`${origin}/product/hole/`)).text())
      .toMatch(/<style[^>]*data-href="design"/);
    const answer = await fetch(`${origin}/product/hole/`);
    const styles = [...(await answer.text()).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, text = '']) => text,
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(styles).toEqual(expect.arrayContaining([style, INJECTED_STYLE]));
    for (const style of styles.filter((one) => one !== INJECTED_STYLE))
      expect(policy).toContain(hashOf(style));
    expect(policy).not.toContain(hashOf(INJECTED_STYLE));
  }
});
