import { List, Text } from '@mantine/core';
import { LANGUAGES } from '#kernel/language.ts';
import { shownFileName } from '#shop/media/rules/stored-name.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useLeafText, type ValuePlace } from './setting-words.ts';
import { fieldKind, plainSchema } from './value-schema.ts';

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A value as text, with its parts and languages as a list. */
export function SettingValue({ value, ...place }: ValuePlace & { value: unknown }) {
  const { t } = useLanguage();
  const leafText = useLeafText();
  const schema = plainSchema(place.schema);
  const kind = fieldKind(schema, place.name);
  if (kind === 'localized') {
    const texts = recordOf(value);
    return (
      <>
        {LANGUAGES.map((language) => (
          <Text key={language} size="sm" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
            {String(texts[language] ?? '') || '—'}
          </Text>
        ))}
      </>
    );
  }
  if (kind === 'picture')
    return (
      <Text span size="sm" dir="ltr">
        {shownFileName(String(recordOf(value).file ?? '')) || '—'}
      </Text>
    );
  if (kind === 'group') {
    const parts = recordOf(value);
    return (
      <List size="sm" listStyleType="none">
        {Object.entries(schema.properties ?? {}).map(([name, part]) => (
          <List.Item key={name}>
            <Text span size="sm" c="dimmed">
              {t(`adminSettings:parts.${name}`, { defaultValue: name })}
              {': '}
            </Text>
            <SettingValue settingKey={place.settingKey} name={name} schema={part} value={parts[name]} />
          </List.Item>
        ))}
      </List>
    );
  }
  return (
    <Text span size="sm">
      {leafText({ ...place, schema }, kind, value) || '—'}
    </Text>
  );
}
