import { expect, it } from 'vitest';
import { foldForSearch } from './fold.ts';
import { bonesOf, soundOf } from './sound.ts';

const SAME = [
  ['Orveta', 'أورفيتا'],
  ['Duo', 'دوو'],
  ['Solo', 'سولو'],
  ['Solvane', 'سولفان'],
  ['Kovia', 'كوفيا'],
  ['Pebble', 'بيبل'],
  ['Cedrane', 'سيدران'],
  ['Lumenta', 'لومينتا'],
  ['Dock', 'دوك'],
  ['Max', 'ماكس'],
] as const;

it.each(SAME)('SE-03 the phonetic key of %s matches %s', (latin, arabic) => {
  expect(soundOf(foldForSearch(arabic))).toBe(soundOf(foldForSearch(latin)));
});

const SAME_BONES = [
  ['Line', 'لاين'],
  ['Slate', 'سليت'],
  ['Falaj', 'فلج'],
  ['Graphite', 'غرافيت'],
  ['Graphite', 'جرافيت'],
  ['Charger', 'تشارجر'],
  ['Twin', 'توين'],
  ['Menthol', 'منثول'],
] as const;

it.each(SAME_BONES)('SE-03 the consonants of %s match %s', (latin, arabic) => {
  expect(bonesOf(soundOf(foldForSearch(arabic)))).toBe(bonesOf(soundOf(foldForSearch(latin))));
});
