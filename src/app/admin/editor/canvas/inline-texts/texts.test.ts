import { expect, it } from 'vitest';
import { textsIn, withText } from './texts.ts';

const settings = {
  slides: [
    { heading: { en: 'Warmth', ar: 'دفء' }, text: { en: 'Words', ar: '' }, href: '' },
    { heading: { en: '<b>x</b>' }, level: 2 },
  ],
};

it('finds the texts of the shown language, and those that replace a missing one', () => {
  expect(textsIn(settings, 'ar')).toEqual([
    { path: 'slides.0.heading.ar', text: 'دفء' },
    { path: 'slides.0.text.en', text: 'Words' },
  ]);
});

it('replaces one text and changes nothing else', () => {
  const next = withText(settings, 'slides.0.heading.ar', 'نار');
  expect(next).toEqual({
    slides: [{ ...settings.slides[0], heading: { en: 'Warmth', ar: 'نار' } }, settings.slides[1]],
  });
  expect(settings.slides[0]?.heading.ar).toBe('دفء');
});
