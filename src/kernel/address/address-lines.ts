/** The delivery address within an emirate. */
export type Place = Readonly<{
  building: string;
  unit?: string | undefined;
  street: string;
  area?: string | undefined;
}>;

/** How a language joins the parts of an address. */
export type AddressWords = Readonly<{ comma: string; flat: (unit: string) => string }>;

const PLAIN: AddressWords = { comma: ', ', flat: (unit) => unit };

/**
 * Formats an address as on a parcel label, between the recipient's name and the emirate.
 *
 * @returns building and flat, then street and area; empty parts are left out
 */
export function addressLines({ building, unit, street, area }: Place, words = PLAIN): string[] {
  const flat = unit === undefined || unit === '' ? '' : words.flat(unit);
  return [
    [building, flat],
    [street, area ?? ''],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(words.comma))
    .filter((line) => line !== '');
}
