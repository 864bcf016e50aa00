import type { Localized } from '#kernel/language.ts';
import type { StoredSettings } from '../../declaration.ts';
import type { FromShop, NodeNamed, PresetNode } from '../preset.ts';

/** What presets take from a shop. */
export type ShopParts = Readonly<{
  /** Ids of pictures by the names of their files; a name that no picture has is missing. */
  pictures: Readonly<Record<string, number>>;
  /** The categories without one above them, in their order. */
  categories: readonly Readonly<{ id: number; name: Localized; image: number | null }>[];
  address: Localized;
  phone: string;
  email: string;
  /** ISO 8601; still to come. */
  opening: string;
}>;

const DIRECTIONS = 'https://www.google.com/maps/search/?api=1&query=';

function isAsked(value: object): value is FromShop | NodeNamed {
  return 'fromShop' in value || 'nodeNamed' in value;
}

/** The value that a shop gives. */
export function valueFromShop(reference: FromShop, parts: ShopParts): unknown {
  const { categories, address, phone, email } = parts;
  switch (reference.fromShop) {
    case 'picture':
      return parts.pictures[reference.file] ?? null;
    case 'category-tiles':
      return categories
        .slice(0, reference.most)
        .map(({ id, name, image }) => ({ image, label: name, note: { en: '' }, url: { category: id } }));
    case 'categories':
      return categories.slice(0, reference.most).map(({ id }) => ({ term: { category: id } }));
    case 'address':
      return address;
    case 'directions':
      return address.en === '' ? '' : DIRECTIONS + encodeURIComponent(address.en);
    case 'opening':
      return parts.opening;
    case 'phone':
      return phone === '' ? '' : `tel:${phone.replaceAll(' ', '')}`;
    case 'email':
      return email === '' ? '' : `mailto:${email}`;
  }
}

/** Copies a value, with each placeholder replaced by `give`. */
export function mapFromShop(value: unknown, give: (reference: FromShop | NodeNamed) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFromShop(item, give));
  if (typeof value !== 'object' || value === null) return value;
  if (isAsked(value)) return give(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapFromShop(inner, give)]));
}

/** The picture files of some nodes, in order. A file that two nodes show is listed twice. */
export function pictureFiles(nodes: readonly PresetNode[]): string[] {
  const files: string[] = [];
  const note = (settings: StoredSettings) =>
    mapFromShop(settings, (reference) => {
      if ('fromShop' in reference && reference.fromShop === 'picture') files.push(reference.file);
      return null;
    });
  for (const { settings, slots = {} } of nodes) {
    note(settings);
    files.push(...Object.values(slots).flatMap(pictureFiles));
  }
  return files;
}
