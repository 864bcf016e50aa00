const NO_TEXT = { en: '' };
const STILL = { entrance: false };

/** The page for unknown addresses that the shop ships with. */
export const shippedNotFound = [
  {
    id: 'notfound',
    widget: 'not-found-message',
    version: 1,
    settings: { heading: NO_TEXT, text: NO_TEXT, hasSearch: true, hasCategories: true },
    common: STILL,
  },
  {
    id: 'bestsellers',
    widget: 'best-sellers',
    version: 1,
    settings: { heading: NO_TEXT, count: 4 },
    common: STILL,
  },
];
