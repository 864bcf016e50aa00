import { z } from 'zod';
import { inLanguage, type Language, type Localized } from '#kernel/language.ts';

/** A menu entry; without a URL it is a heading. */
export type MenuItem = { label: Localized; url: string; children: MenuItem[] };
/** A menu entry in one language; the URL is without language. */
export type MenuEntry = Readonly<{ label: string; url: string; children: readonly MenuEntry[] }>;

const localized = z.object({ en: z.string(), ar: z.string().optional() });
const item: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({ label: localized, url: z.string(), children: z.array(item).default([]) }),
);

/** @returns the stored menu; empty when it is invalid */
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
