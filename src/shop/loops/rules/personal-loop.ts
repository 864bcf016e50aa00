import { type ProductId, parseProductId } from '#kernel/ids.ts';

/** The path of a visitor's own loop, after the language of the page. */
export const PERSONAL_LOOP_PATH = '/wp-json/jamra/v1/loop/';

/** The number of products in the cookie of viewed products. */
const MOST_RECENT = 15;

/** A loop, and what one visitor viewed or owns: `?document=home&node=a1&recent=12|7` or `&device=101`. */
export type PersonalLoopRequest = Readonly<{
  document: string;
  node: string;
  seen: Readonly<{ recent: readonly ProductId[] } | { device: ProductId }>;
}>;

const NAME_MAX = 200;

/** Parses the request; null if it is incomplete. */
export function parsePersonalLoop(query: URLSearchParams): PersonalLoopRequest | null {
  const [document, node] = [query.get('document') ?? '', query.get('node') ?? ''];
  if (document === '' || node === '' || document.length + node.length > NAME_MAX) return null;
  const device = parseProductId(query.get('device') ?? '');
  if (device !== null) return { document, node, seen: { device } };
  const ids = (query.get('recent') ?? '').split('|').flatMap((one) => parseProductId(one) ?? []);
  const recent = [...new Set(ids)].slice(0, MOST_RECENT);
  return recent.length === 0 ? null : { document, node, seen: { recent } };
}
