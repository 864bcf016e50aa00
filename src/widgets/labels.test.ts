import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { commonFields } from './common/common-fields.ts';
import { widgets } from './index.ts';
import { labelOf, walkFields } from './labels.ts';

describe.each([...widgets.values()])('the texts of $name', (widget) => {
  const paths = walkFields(widget.fields).map(({ path }) => path);

  it.each(LANGUAGES)('BO-05 name it and all its settings, %s', (language) => {
    const { name, description } = widget.messages[language];
    expect([name, description].every((text) => text.length > 0)).toBe(true);
    expect(paths.filter((path) => !labelOf(widget, path, language))).toEqual([]);
  });

  it('name no other settings', () => {
    for (const language of LANGUAGES)
      expect(paths).toEqual(expect.arrayContaining(Object.keys(widget.messages[language].fields ?? {})));
  });
});

it('BO-05 settings of every widget have labels in both languages', () => {
  const none = { en: { name: '', description: '' }, ar: { name: '', description: '' } };
  for (const { path } of walkFields(commonFields))
    for (const language of LANGUAGES) expect(labelOf({ messages: none }, path, language)).toBeTruthy();
});
