import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { labelOf, walkFields } from '../labels.ts';
import { offCanvasFields } from './off-canvas-fields.ts';
import { offCanvasLabels } from './off-canvas-labels.ts';
import { parseOffCanvas } from './parse-off-canvas.ts';

it('BO-05 every setting of an off-canvas panel has a label in both languages', () => {
  for (const { path } of walkFields(offCanvasFields))
    for (const language of LANGUAGES)
      expect(labelOf({ messages: offCanvasLabels }, path, language)).toBeTruthy();
});

it('WG-23 a panel without settings is at the end, with a close button', () => {
  expect(parseOffCanvas({})).toMatchObject({
    ok: true,
    settings: { side: 'end', close_button: true, close_on_overlay: true },
  });
});

it.each([
  ['side', 'left'],
  ['width', 100],
  ['unknown', 1],
])('WG-23 an invalid %s is named', (name, value) => {
  expect(parseOffCanvas({ [name]: value })).toEqual({ ok: false, wrong: [name] });
});
