import type { OutlineEntry } from '#shop/content/rules/outline.ts';
import { localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice, toggle } from '../../fields/values.ts';

export const fields = {
  heading: localized(text()),
  deepest: choice(['2', '3', '4'], '3'),
  marker: choice(['none', 'numbers', 'bullets']),
  isCollapsed: toggle(),
};

/** What the loader adds. */
export type ContentsData = { entries: readonly OutlineEntry[] };
