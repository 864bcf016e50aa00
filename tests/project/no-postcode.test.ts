import { expect, it } from 'vitest';
import * as areasInArabic from '#app/admin/areas/messages-ar.ts';
import * as areasInEnglish from '#app/admin/areas/messages-en.ts';
import * as arabic from '#messages/ar/index.ts';
import * as english from '#messages/en/index.ts';

const POSTCODE = /post ?code|postal|zip code|رمز البريد|الرمز البريدي/i;

it('CO-02 no page of the shop, of the test bank or of the back office has a word for a postcode', () => {
  const texts = JSON.stringify({ english, arabic, areasInEnglish, areasInArabic }).split('"');
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter((text) => POSTCODE.test(text))).toEqual([]);
});
