import { wordsIn } from '#messages';
import { sample as subscribeSample } from '../marketing/subscribe-form/sample.ts';

function said(key: string) {
  return { en: wordsIn('en')(key), ar: wordsIn('ar')(key) };
}

/** The footer that the shop ships with. */
export const shippedFooter = [
  {
    id: 'newsletter',
    widget: 'subscribe-form',
    version: 2,
    settings: {
      ...subscribeSample,
      title: said('forms:subscribe.footer'),
      text: said('forms:subscribe.lead'),
      layout: 'beside',
    },
    common: { entrance: false },
  },
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
