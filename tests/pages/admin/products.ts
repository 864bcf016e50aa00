import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EMPTY_PRODUCT } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { expect } from '../shop.ts';

type Made = { id: number; name: string; sku: string };

/** Performs an admin action as the member who is signed in on a page. */
export async function act<Value>(page: Page, action: string, input: unknown): Promise<Value> {
  const response = await page.request.post('/admin/actions/', { data: { action, input } });
  const answer = (await response.json()) as { ok: boolean; value: Value };
  expect(answer, `${action}: ${JSON.stringify(answer).slice(0, 600)}`).toMatchObject({ ok: true });
  return answer.value;
}

/** A number that is unique to one test. */
export function ownNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

/** A product of one test: a draft with a price and stock. */
export async function aProduct(page: Page, more: object = {}): Promise<Made> {
  const word = ownNumber();
  const name = `Tray ${word}`;
  const sku = `TRAY-${word}`;
  const draft = {
    ...EMPTY_PRODUCT,
    class: 'accessory',
    name: { en: name, ar: `صينية ${word}` },
    sku,
    price: { ...EMPTY_PRODUCT.price, regularMinor: 4000 },
    ...more,
  };
  const { id } = await act<{ id: number }>(page, 'products.save', { id: null, version: 0, draft });
  if (draft.type === 'simple')
    await act(page, 'stock.adjust', { productId: id, delta: 12, reason: 'received' });
  return { id, name, sku };
}
