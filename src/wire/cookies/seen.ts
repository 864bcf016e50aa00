import { type ProductId, parseProductId } from '#kernel/ids.ts';

function idsIn(cookies: string, name: string): ProductId[] {
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies) ?? [];
  return value
    .replaceAll(/%7c/gi, '|')
    .split('|')
    .flatMap((one) => parseProductId(one) ?? []);
}

/** The products seen last, newest first, and the shopper's device, from the cookies that the page's script sets. */
export function readSeen(cookies: string): { recent: ProductId[]; device: ProductId | null } {
  return {
    recent: idsIn(cookies, 'woocommerce_recently_viewed').toReversed(),
    device: idsIn(cookies, 'jamra_device')[0] ?? null,
  };
}
