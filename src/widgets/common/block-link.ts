import type { Localized } from '#kernel/language.ts';
import type { Field } from '../fields/field.ts';
import { localized, record } from '../fields/nested.ts';
import { type LinkValue, link } from '../fields/references.ts';
import { text } from '../fields/text.ts';

/** Why the link of a block is refused. */
export type BlockLinkRule = 'link-without-text';

type BlockLink = Readonly<{ url: LinkValue; screenReaderText: Localized }>;

/** A link over a whole block; no link without a target. */
export function blockLink(): Field<BlockLink, Readonly<{ url: string; screenReaderText: string }>> {
  const field = record({ url: link(), screenReaderText: localized(text()) });
  const schema = field.schema.superRefine(({ url, screenReaderText }, { addIssue }) => {
    const rule: BlockLinkRule = 'link-without-text';
    if (url !== '' && screenReaderText.en.trim() === '')
      addIssue({ code: 'custom', path: ['screenReaderText'], params: { rule } });
  });
  return { ...field, schema };
}
