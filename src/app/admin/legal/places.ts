import type { SettingKey } from '#shop/settings';

/** Where a text stands: its words below `adminLegal:places`, and a page that shows it, where every shop has one. */
export type Place = Readonly<{ name: string; path?: string }>;

/** Stands for the word below which the sticks are listed, which is a setting. */
const STICKS = '/{sticks}/';

const FOOTER: Place = { name: 'footer', path: '/' };
const INVOICES: Place = { name: 'invoices' };

/** The texts that the law asks for, in the order in which they are shown, with every place they stand in. */
export const LEGAL_TEXTS: readonly Readonly<{ key: SettingKey; places: readonly Place[] }>[] = [
  {
    key: 'restrictions.warning',
    places: [
      { name: 'sticks', path: STICKS },
      { name: 'lists', path: '/shop/' },
      { name: 'productPages' },
      { name: 'cartAndCheckout' },
      FOOTER,
    ],
  },
  {
    key: 'restrictions.deviceWarning',
    places: [{ name: 'deviceLists' }, { name: 'devicePages' }, { name: 'cartAndCheckout' }],
  },
  {
    key: 'restrictions.minimumAge',
    places: [
      { name: 'tooYoung', path: '/under-age/' },
      FOOTER,
      { name: 'ageQuestion' },
      { name: 'checkout' },
      { name: 'searchEngines' },
    ],
  },
  { key: 'restrictions.ageQuestion', places: [{ name: 'ageQuestion', path: STICKS }] },
  { key: 'restrictions.askAge', places: [{ name: 'ageQuestion', path: STICKS }] },
  { key: 'shop.licence', places: [FOOTER] },
  { key: 'shop.trn', places: [FOOTER, INVOICES] },
  { key: 'shop.legalName', places: [FOOTER, INVOICES, { name: 'packingSlips' }] },
  { key: 'shop.address', places: [INVOICES] },
];

/** @param prefix the word below which the sticks are listed */
export function placePath(path: string, prefix: string): string {
  return path === STICKS ? `/${prefix}/` : path;
}
