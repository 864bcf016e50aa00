import { z } from 'zod';
import { inLanguage, type Language, type Localized } from '#kernel/language.ts';

/** An entry of a menu; one without an address is a heading. */
export type MenuItem = { label: Localized; url: string; children: MenuItem[] };
/** The same in one language. Addresses are without language. */
export type MenuEntry = Readonly<{ label: string; url: string; children: readonly MenuEntry[] }>;

const localized = z.object({ en: z.string(), ar: z.string().optional() });
const item: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({ label: localized, url: z.string(), children: z.array(item).default([]) }),
);

/** @returns the menu, or an empty one when what is stored is none */
export function parseMenu(value: unknown): MenuItem[] {
  const parsed = z.array(item).safeParse(value);
  return parsed.success ? parsed.data : [];
}

export function menuIn(items: readonly MenuItem[], language: Language): MenuEntry[] {
  return items.map(({ label, url, children }) => ({
    label: inLanguage(label, language),
    url,
    children: menuIn(children, language),
  }));
}
