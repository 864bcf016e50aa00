import type { Localized } from '#kernel/language.ts';
import type { StoredSettings } from '../declaration.ts';
import type { FromShop, PresetNode } from './preset.ts';

/** Common settings of a node. */
type Common = StoredSettings;
type Slots = Readonly<Record<string, readonly PresetNode[]>>;

export function both(en: string, ar: string): Localized {
  return { en, ar };
}

/** A text without words, for fields that stay empty. */
export const EMPTY: Localized = { en: '', ar: '' };

export function pictureNamed(file: string): FromShop {
  return { fromShop: 'picture', file };
}

export function node(widget: string, settings: StoredSettings, common: Common = {}): PresetNode {
  return { widget, settings, common };
}

/** A node that others of its preset name. */
export function named(as: string, one: PresetNode): PresetNode {
  return { ...one, as };
}

export function heading(text: Localized, level: '1' | '2' | '3' = '2'): PresetNode {
  return node('heading', { text, level });
}

/** A paragraph. */
export function paragraph({ en, ar = en }: Localized, common?: Common): PresetNode {
  return node('text', { html: { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` } }, common);
}

/** A paragraph below a heading, larger than the others. */
export function lead(text: Localized): PresetNode {
  return paragraph(text, { className: 'j-lead' });
}

export function picture(file: string, caption: Localized = EMPTY): PresetNode {
  return node('picture', { image: pictureNamed(file), caption, url: '' });
}

/** A button, a step away from the words above it. */
export function button(
  label: Localized,
  url: unknown,
  look: 'primary' | 'secondary' = 'primary',
): PresetNode {
  return node('button', { label, url, look }, { spaceBefore: { desktop: '3' } });
}

export function section(common: Common, content: readonly PresetNode[], size = 'normal'): PresetNode {
  return { ...node('section', { reach: 'page', size }, common), slots: { content } };
}

export function columns(counts: StoredSettings, content: readonly PresetNode[]): PresetNode {
  return { ...node('columns', { columns: counts }), slots: { content } };
}

export function twoColumns(ratio: string, slots: Slots, align: 'start' | 'center' = 'center'): PresetNode {
  return { ...node('two-columns', { ratio, align }), slots };
}

/** A record of a button or link. */
export function linkTo(label: Localized, url: string) {
  return { label, url };
}
