import { widgets } from '#widgets/index.ts';
import type { TestShop } from './a-shop.ts';

/** The node of a payment button. */
export function buttonNode(id: string, settings: object = {}, widget = 'card-payment-button') {
  const { version = 1, sample = {} } = widgets.get(widget) ?? {};
  return { id, widget, version, settings: { ...sample, ...settings } };
}

/** Publishes a home page with these nodes. */
export async function publishHome({ shop }: Pick<TestShop, 'shop'>, tree: readonly object[]): Promise<void> {
  await shop.content.save({
    ...{ kind: 'home', slug: 'home', title: { en: 'Home' }, excerpt: { en: '' }, body: { en: '' } },
    ...{ tree, coverId: null, category: '', tags: [], details: {}, position: 0 },
    publishedAt: new Date('2026-01-01'),
  } as unknown as Parameters<typeof shop.content.save>[0]);
}
