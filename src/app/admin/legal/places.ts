import type { SettingKey } from '#shop/settings';

/** A place that shows a text: its message key below `adminLegal:places`, and a page where every shop shows it. */
export type Place = Readonly<{ name: string; path?: string }>;

/** A placeholder for the configurable path of sticks. */
const STICKS = '/{sticks}/';

const FOOTER: Place = { name: 'footer', path: '/' };
const INVOICES: Place = { name: 'invoices' };

/** The legally required texts in display order, with all places that show them. */
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

/** @param prefix the first segment of paths of sticks */
export function placePath(path: string, prefix: string): string {
  return path === STICKS ? `/${prefix}/` : path;
}
