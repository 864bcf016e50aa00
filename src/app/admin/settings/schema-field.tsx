import {
  Fieldset,
  Group,
  JsonInput,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { fieldKind, plainSchema, type ValueSchema } from './value-schema.ts';

type FieldProps = Readonly<{
  name: string;
  label: string;
  schema: ValueSchema;
  value: unknown;
  onChange: (value: unknown) => void;
}>;

const LONG = 60;

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function LocalizedTexts({ label, value, onChange }: FieldProps) {
  const { t } = useLanguage();
  const texts = recordOf(value);
  return (
    <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
      {LANGUAGES.map((language) => (
        <Textarea
          key={language}
          autosize
          minRows={1}
          maxRows={10}
          label={`${label} · ${t(`desk:languages.${language}`)}`}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          value={String(texts[language] ?? '')}
          onChange={(event) => onChange({ ...texts, [language]: event.currentTarget.value })}
          style={{ minWidth: '15rem' }}
        />
      ))}
    </Group>
  );
}

/** Fields of one value that has several parts. */
function Parts({ label, schema, value, onChange }: FieldProps) {
  const { t } = useLanguage();
  const parts = recordOf(value);
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {Object.entries(schema.properties ?? {}).map(([name, part]) => (
          <SchemaField
            key={name}
            name={name}
            label={t(`deskSettings:parts.${name}`, { defaultValue: name })}
            schema={part}
            value={parts[name]}
            onChange={(next) => onChange({ ...parts, [name]: next })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

/** A structure without fields of its own; what cannot be read stays as it was typed. */
function Structure({ label, value, onChange }: FieldProps) {
  const { t } = useLanguage();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  return (
    <JsonInput
      label={label}
      value={text}
      validationError={t('deskSettings:notJson')}
      formatOnBlur
      autosize
      minRows={4}
      maxRows={20}
      dir="ltr"
      onChange={(typed) => {
        setText(typed);
        try {
          onChange(JSON.parse(typed));
        } catch {
          // Not yet a structure: the field says so, and nothing is taken over.
        }
      }}
    />
  );
}

function TextField({ label, value, onChange }: FieldProps) {
  const text = String(value ?? '');
  const field = {
    label,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return text.length > LONG ? <Textarea autosize maxRows={8} {...field} /> : <TextInput {...field} />;
}

const FIELDS = {
  switch: ({ label, value, onChange }: FieldProps) => (
    <Switch
      label={label}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ),
  choice: ({ label, schema, value, onChange }: FieldProps) => (
    <Select
      label={label}
      data={[...(schema.enum ?? [])]}
      value={String(value)}
      allowDeselect={false}
      onChange={onChange}
    />
  ),
  number: ({ label, schema, value, onChange }: FieldProps) => (
    <NumberInput
      label={label}
      value={Number(value)}
      {...(schema.minimum === undefined ? {} : { min: schema.minimum })}
      {...(schema.maximum === undefined ? {} : { max: schema.maximum })}
      allowDecimal={schema.type !== 'integer'}
      clampBehavior="none"
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    />
  ),
  money: ({ label, value, onChange }: FieldProps) => (
    <MoneyField label={label} value={Number(value)} onChange={(fils) => onChange(fils ?? 0)} />
  ),
  text: TextField,
  localized: LocalizedTexts,
  choices: ({ label, schema, value, onChange }: FieldProps) => (
    <MultiSelect
      label={label}
      data={[...(schema.items?.enum ?? [])]}
      value={textsOf(value)}
      onChange={onChange}
    />
  ),
  words: ({ label, value, onChange }: FieldProps) => (
    <TagsInput label={label} value={textsOf(value)} splitChars={['\n']} onChange={onChange} />
  ),
  group: Parts,
  json: Structure,
};

/** The field for a value, made of its schema. */
export function SchemaField(props: FieldProps) {
  const schema = plainSchema(props.schema);
  const Field = FIELDS[fieldKind(schema, props.name)];
  return <Field {...props} schema={schema} />;
}
