import type { ComponentType } from 'react';
import { z } from 'zod';
import type { Instant } from '#kernel/instant.ts';
import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import type { Picture } from '#shop/media';
import type { Shop } from '#src/compose.ts';

/** Where a widget stands while its data is gathered. */
export type Place = {
  shop: Shop;
  language: Language;
  now: Instant;
  /** A text in the page's language. */
  text: (localized: Localized) => string;
  /** A picture by its id; null when it is gone. */
  picture: (id: number | null) => Promise<Picture | null>;
};

/** A piece of a page that an editor places: its settings, the data they ask for, the markup. */
export type Widget<Fields, Props extends object> = {
  name: string;
  fields: z.ZodType<Fields>;
  resolve: (fields: Fields, place: Place) => Promise<Props>;
  View: ComponentType<Props>;
};

export const localized = z.object({ en: z.string(), ar: z.string().optional() });
export const imageId = z.number().int().positive().nullable();
export const link = z.object({ label: localized, url: z.string() });

export type Link = { label: string; url: string };

export function linkIn({ label, url }: z.infer<typeof link>, { language }: Pick<Place, 'language'>): Link {
  return { label: inLanguage(label, language), url };
}
