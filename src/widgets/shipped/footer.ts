import { forms as ar } from '#messages/ar/widgets/forms.ts';
import { forms as en } from '#messages/en/widgets/forms.ts';
import { sample as subscribeSample } from '../marketing/subscribe-form/sample.ts';

/** Not by `#messages`, which has one language alone in the back office's browser build. */
function textOf(key: 'footer' | 'lead') {
  return { en: en.subscribe[key], ar: ar.subscribe[key] };
}

/** The footer that the shop ships with. */
export const shippedFooter = [
  {
    id: 'newsletter',
    widget: 'subscribe-form',
    version: 2,
    settings: {
      ...subscribeSample,
      title: textOf('footer'),
      text: textOf('lead'),
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
