import { z } from 'zod';
import { type AnswerDescription, JSON_TYPE, type JsonCallDescription } from '../description.ts';
import { refusalOf } from '../shapes.ts';
import { always } from './always.ts';

const refused = (code: string, when: string, status: number): AnswerDescription => ({
  ...{ when, status, type: JSON_TYPE },
  body: refusalOf(code),
});

/** Call 5. Source: spec §7; WIRE §6; docs/coming-soon.md */
export const dismissBanner: JsonCallDescription = {
  what: 'Puts away the banner of the coming-soon mode for the member of staff who is signed in. The banner’s `data-rest-url` has the address, the header `X-WP-Nonce` has the banner’s `data-rest-nonce`.',
  address: '/wp-json/wp/v2/users/<id>',
  fields: [
    {
      ...{ name: 'woocommerce_meta', missing: 'wrongBody', wrong: 'wrongBody' },
      says: '`{ "coming_soon_banner_dismissed": "yes" }`; or the form field `woocommerce_meta[coming_soon_banner_dismissed]` with `yes`',
    },
  ],
  answers: {
    done: {
      ...{ when: 'the banner is put away', status: 200, type: JSON_TYPE },
      body: z.strictObject({}).describe('{}'),
    },
    notSignedIn: refused('coming-soon.not-signed-in', 'nobody of the staff is signed in', 401),
    wrongToken: refused('coming-soon.wrong-token', 'the token is missing, wrong or expired', 403),
    foreignUser: refused('coming-soon.foreign-user', 'the address names another user', 403),
    wrongBody: refused('coming-soon.wrong-body', 'the body says something else', 400),
    tooLarge: { ...always.tooLarge, when: 'the body is over 16 KiB' },
    unreadable: { ...always.unreadable, when: 'the body can be read neither as JSON nor as a form' },
  },
  rows: 'CS-02 … CS-05, CA-05, CA-07',
};
