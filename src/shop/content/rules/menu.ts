import { z } from 'zod';
import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { memoizeObject } from '#kernel/memoize.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { type Linked, linkedBy } from '#kernel/web/addresses/link-hash.ts';

/** A menu entry; without a URL it is a heading. `image` is the id of its picture in the media library. */
export type MenuItem = { label: Localized; url: string; children: MenuItem[]; image?: number };
/** A menu entry in one language; the URL is without language. `picture` is shown next to the label in a submenu. */
export type MenuEntry<Picture = unknown> = Readonly<{
  label: string;
  url: string;
  children: readonly MenuEntry<Picture>[];
  picture?: Picture;
}>;

const localized = z.object({ en: z.string(), ar: z.string().optional() });
const item: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    label: localized,
    url: z.string(),
    children: z.array(item).default([]),
    image: z.int().positive().optional(),
  }),
);

/** @returns the stored menu; empty when it is invalid */
export function parseMenu(value: unknown): MenuItem[] {
  const parsed = z.array(item).safeParse(value);
  return parsed.success ? parsed.data : [];
}

/**
 * A menu in one language.
 *
 * @param pictures by id; an entry whose picture is missing is shown without one
 */
export function menuIn<Picture>(
  items: readonly MenuItem[],
  language: Language,
  pictures: ReadonlyMap<number, Picture> = new Map(),
): MenuEntry<Picture>[] {
  return items.map(({ label, url, children, image = 0 }) => {
    const picture = pictures.get(image);
    return {
      label: inLanguage(label, language),
      url,
      children: menuIn(children, language, pictures),
      ...(picture === undefined ? {} : { picture }),
    };
  });
}

/** The ids of the pictures of a menu. */
export function imagesInMenu(items: readonly MenuItem[]): number[] {
  return [...new Set(walkTree(items).flatMap(({ node }) => node.image ?? []))];
}

/** The popups and off-canvas panels that entries of a menu are about; worked out once for a cached menu. */
export const linkedInMenu = memoizeObject((items: readonly MenuItem[]): readonly Linked[] =>
  walkTree(items).flatMap(({ node }) => linkedBy(node.url) ?? []),
);

/** A menu without links for which `isGone` holds; such an entry with children becomes their heading. */
export function withoutLinks(items: readonly MenuItem[], isGone: (linked: Linked) => boolean): MenuItem[] {
  return items.flatMap((item) => {
    const linked = linkedBy(item.url);
    const children = withoutLinks(item.children, isGone);
    if (linked === null || !isGone(linked)) return [{ ...item, children }];
    return children.length === 0 ? [] : [{ ...item, url: '', children }];
  });
}
