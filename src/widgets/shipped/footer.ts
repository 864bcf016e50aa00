/** The footer that the shop ships with. */
export const shippedFooter = [
  {
    id: 'footercolumns',
    widget: 'footer-columns',
    version: 1,
    settings: {},
    slots: {
      content: [
        { id: 'company', widget: 'company', version: 1, settings: {} },
        { id: 'footermenu', widget: 'nav-menu', version: 1, settings: { menu: 'footer', look: 'columns' } },
      ],
    },
  },
  { id: 'healthwarning', widget: 'health-warning', version: 1, settings: {} },
  {
    id: 'footerline',
    widget: 'footer-line',
    version: 1,
    settings: {},
    slots: {
      content: [
        { id: 'imprint', widget: 'imprint', version: 1, settings: {} },
        { id: 'sociallinks', widget: 'social-links', version: 1, settings: {} },
        { id: 'paymentmethods', widget: 'payment-methods', version: 1, settings: {} },
        { id: 'footerlanguage', widget: 'language-switch', version: 1, settings: {} },
      ],
    },
  },
];
