import type { Localized } from '#kernel/language.ts';
import type { PopupSettings } from '#shop/popups';
import type { PAGE_TYPES } from '#shop/templates';
import { button, columns, node, pictureNamed, twoColumns } from '../make.ts';
import type { PopupPreset, PresetNode } from '../preset.ts';

type PageType = (typeof PAGE_TYPES)['popup'][number];
type Words = Readonly<{ name: string; description: string }>;

type Made = Readonly<{
  name: string;
  en: Words;
  ar: Words;
  /** Pages that have it; all when empty. */
  on: readonly PageType[];
  /** Pages that never have it. */
  notOn?: readonly PageType[];
  settings: Partial<PopupSettings>;
  tree: readonly PresetNode[];
}>;

const ofType = (value: PageType) => ({ kind: 'type' as const, value });

/** Popups that cover the page never show together, and all open with the same animation. */
const LIKE_ALL = {
  avoid_multiple_popups: true,
  entrance_animation: 'slide-up',
  exit_animation: 'fade',
  entrance_animation_duration: { size: 0.3 },
} as const satisfies Partial<PopupSettings>;

/** Beside the page, which can be used on: a card at its end, or a bar at its foot. */
export const CORNER = { classes: 'popup-corner', a11y_navigation: false } as const;
export const BAR = { classes: 'popup-bar', a11y_navigation: false } as const;
/** A modal popup with a picture next to the text. */
export const WITH_PICTURE = { classes: 'popup-picture' } as const;

export function popup({ name, en, ar, on, notOn = [], settings, tree }: Made): PopupPreset {
  const include = on.length === 0 ? [{ kind: 'all' as const }] : on.map(ofType);
  return {
    ...{ kind: 'popup', name, messages: { en, ar }, tree },
    conditions: { include, exclude: notOn.map(ofType) },
    settings: { ...LIKE_ALL, ...settings },
  };
}

/** A picture with nodes next to it. */
export function beside(file: string, words: readonly PresetNode[]): PresetNode {
  const image = node('picture', { image: pictureNamed(file), caption: { en: '', ar: '' }, url: '' });
  return twoColumns('1-1', { start: [image], end: words });
}

/** Two buttons in a row, the first one the likely answer. */
export function choice(first: PresetNode, second: PresetNode): PresetNode {
  return columns({ desktop: 2, tablet: 2, mobile: 2 }, [first, second]);
}

export const CLOSE = '#popup:close';
const NEVER = '#popup:close?do_not_show_again=yes';

export const answer = (label: Localized, url: unknown) => button(label, url);
export const decline = (label: Localized, url: unknown = CLOSE) => button(label, url, 'secondary');

/** Closes the popup for good. */
export function doNotShowAgain({ en, ar = en }: Localized): PresetNode {
  const link = (words: string) => `<p><a href="${NEVER}">${words}</a></p>`;
  return node('text', { html: { en: link(en), ar: link(ar) } });
}
