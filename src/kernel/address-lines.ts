/** Where a parcel goes within its emirate. */
export type Place = Readonly<{
  building: string;
  /** Flat or office. */
  unit?: string | undefined;
  street: string;
  area?: string | undefined;
}>;

/** How a language writes an address. */
export type AddressWords = Readonly<{ comma: string; flat: (unit: string) => string }>;

const PLAIN: AddressWords = { comma: ', ', flat: (unit) => unit };

/**
 * An address as it stands on a parcel, between the name and the emirate.
 *
 * @returns building with flat, and street with area; what was not given is left out
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
