import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { labelOf, walkFields } from '../labels.ts';
import { parsePopup } from './parse-popup.ts';
import { popupFields } from './popup-fields.ts';
import { popupLabels } from './popup-labels.ts';

it('BO-05 every setting of a popup has a label in both languages', () => {
  for (const { path } of walkFields(popupFields))
    for (const language of LANGUAGES) expect(labelOf({ messages: popupLabels }, path, language)).toBeTruthy();
});

it('a popup without settings has the defaults', () => {
  const parsed = parsePopup({});
  expect(parsed).toMatchObject({
    ok: true,
    settings: { timing: [], browsers: ['all'], a11y_navigation: true },
  });
});

it.each([
  ['page_load_delay', -1],
  ['schedule_end_date', '2026-13-01 00:00'],
  ['timing', ['weather']],
  ['roles', ['nobody']],
  ['classes', 'a"b'],
  ['unknown', 1],
])('an invalid %s is named', (name, value) => {
  expect(parsePopup({ [name]: value })).toEqual({ ok: false, wrong: [expect.stringMatching(`^${name}`)] });
});
