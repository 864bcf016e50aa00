import type { Localized } from '#kernel/language.ts';
import { toVector } from '#shop/search';

type Texts = { title: Localized; excerpt: Localized; tags: readonly string[] };

function both({ en, ar }: Localized): string[] {
  return [en, ar ?? ''];
}

/** What search knows of a document: its title first, then tags, then what it says of itself. */
export function documentWords({ title, excerpt, tags }: Texts): string {
  return toVector({ A: both(title), B: [...tags], C: [], D: both(excerpt) }, []);
}
