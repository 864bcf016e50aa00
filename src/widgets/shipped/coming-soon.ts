import { comingSoon as ar } from '#messages/ar/visitor/coming-soon.ts';
import { comingSoon as en } from '#messages/en/visitor/coming-soon.ts';
import { sample as subscribeSample } from '../marketing/subscribe-form/sample.ts';

function textOf(key: keyof typeof en.signUp) {
  return { en: en.signUp[key], ar: ar.signUp[key] };
}

/** The sign-up form on the page of a closed shop, which asks for nothing else. */
export const shippedComingSoon = [
  {
    id: 'signup',
    widget: 'subscribe-form',
    version: 2,
    settings: {
      ...subscribeSample,
      title: textOf('title'),
      consent: textOf('consent'),
      button: textOf('button'),
      layout: 'stack',
    },
    common: { entrance: false },
  },
];
