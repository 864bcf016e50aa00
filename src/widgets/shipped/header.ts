/** The header that the shop ships with. */
export const shippedHeader = [
  {
    id: 'headerrow',
    widget: 'header-row',
    version: 1,
    settings: {},
    slots: {
      start: [
        { id: 'menubutton', widget: 'nav-menu', version: 1, settings: { menu: 'primary', look: 'button' } },
        { id: 'logo', widget: 'logo', version: 1, settings: { scheme: 'light' } },
        { id: 'menubar', widget: 'nav-menu', version: 1, settings: { menu: 'primary', look: 'bar' } },
      ],
      end: [
        { id: 'language', widget: 'language-switch', version: 1, settings: {} },
        { id: 'searchbutton', widget: 'search-panel', version: 1, settings: {} },
        { id: 'accountlink', widget: 'account-link', version: 1, settings: {} },
        { id: 'wishlistlink', widget: 'wishlist-link', version: 1, settings: {} },
        { id: 'menucart', widget: 'menu-cart', version: 1, settings: { hasSubtotal: false } },
      ],
    },
  },
];
