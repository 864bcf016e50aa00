import type { Localized } from '#kernel/language.ts';
import { NO_HEADINGS, type OutlinedNode, type OutlinedPage, outlineHeading } from '../outline/outline.ts';
import { isPersonalSource } from './loop-fields.ts';

type Headed = Readonly<{ heading: Localized; items: string; products: Readonly<{ source: string }> }>;

/** The heading of a loop; one that may be hidden, as the visitor has nothing of it, is not listed. */
export function outlineLoop({ heading, items, products }: Headed, page: OutlinedPage): OutlinedNode {
  if (items === 'products' && isPersonalSource(products.source)) return NO_HEADINGS;
  return outlineHeading({ text: heading, level: 2 }, page);
}
