import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { definitions, isSettingKey } from '#shop/settings';
import { formerGroupPath, groupOf, SETTING_GROUPS, SETTING_PLACES, settingPath } from './setting-places.ts';
import { SETTING_SYNONYMS } from './setting-synonyms.ts';

const KEYS = Object.keys(definitions).filter(isSettingKey);

it('BO-01 each setting is in one group, and no group is empty', () => {
  expect(Object.keys(SETTING_PLACES).toSorted()).toEqual(KEYS.toSorted());
  const used = new Set(KEYS.map(groupOf));
  expect(SETTING_GROUPS.filter((group) => !used.has(group))).toEqual([]);
});

it.each(LANGUAGES)('BO-01 each group has a description (%s)', (language) => {
  const t = wordsIn(language);
  const silent = SETTING_GROUPS.flatMap((group) => [`groups.${group}`, `leads.${group}`]).filter(
    (key) => t(`adminSettings:${key}`, { defaultValue: '' }) === '',
  );
  expect(silent).toEqual([]);
});

it.each(LANGUAGES)('BO-01 no explanation names keys, codes or commands (%s)', (language) => {
  const t = wordsIn(language);
  const explanations = KEYS.map((key) => t(`adminSettings:explanations.${key}`));
  expect(
    explanations.filter((text) => /npm run|docs\/|\b(?!none)[a-z][\w-]* = |\bfils\b/.test(text)),
  ).toEqual([]);
  expect(explanations.filter((text) => KEYS.some((key) => key.includes('.') && text.includes(key)))).toEqual(
    [],
  );
});

it('BO-01 synonyms of settings are in both languages', () => {
  const oneSided = Object.entries(SETTING_SYNONYMS).filter(
    ([, words]) => !(/[a-z]/i.test(words) && /[\u0600-\u06ff]/.test(words)),
  );
  expect(oneSided).toEqual([]);
});

it.each([
  ['payments', '/admin/payments/ways/#payments.provider'],
  ['reviews', '/admin/settings/?group=customers#reviews.approval'],
  ['analytics', '/admin/settings/?group=marketing#analytics.enabled'],
  ['shop', null],
  ['nonsense', null],
])('BO-01 the former group %s leads to %s', (name, path) => {
  expect(formerGroupPath(name)).toBe(path);
});

it('BO-01 a setting is edited in its own group', () => {
  expect(settingPath('shop.trn')).toBe('/admin/taxes/#shop.trn');
  expect(settingPath('demo.seeded')).toBeNull();
});
