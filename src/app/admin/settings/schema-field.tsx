import {
  Fieldset,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { PictureField } from './picture-field.tsx';
import { useChoices, useValueHint, type ValueFieldProps } from './setting-words.ts';
import { fieldKind, plainSchema } from './value-schema.ts';

type LeafProps = ValueFieldProps & Readonly<{ description: ReactNode }>;

const LONG = 60;

/** Units of numbers whose name does not tell: keys below `adminSettings:units`. */
const UNITS: Readonly<Record<string, 'minutes' | 'hours' | 'days' | 'months' | 'percent' | 'ms' | 'years'>> =
  {
    'orders.holdMinutes': 'minutes',
    'orders.holdTransferMinutes': 'minutes',
    'orders.draftDays': 'days',
    'orders.returnDays': 'days',
    'giftCards.validMonths': 'months',
    'subscriptions.noticeDays': 'days',
    'orders.guaranteeMonths': 'months',
    'orders.guaranteeExtensionMonths': 'months',
    'shop.messagesKeptDays': 'days',
    'analytics.keptDays': 'days',
    'analytics.sentDays': 'days',
    'analytics.consentMonths': 'months',
    'analytics.scrollPercent': 'percent',
    'cart.reminder.hours': 'hours',
    'restrictions.minimumAge': 'years',
    'fragments.timeoutMs': 'ms',
  };

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A group of fields with a common label and description. */
function Together({
  label,
  explanation,
  children,
}: Pick<ValueFieldProps, 'label' | 'explanation'> & { children: ReactNode }) {
  const id = useId();
  return (
    <Fieldset
      legend={label}
      variant="unstyled"
      classNames={{ legend: 'admin-setting-name' }}
      aria-describedby={explanation === undefined ? undefined : id}
    >
      {explanation === undefined ? null : (
        <Text id={id} size="sm" c="dimmed" mb="sm" maw="75ch">
          {explanation}
        </Text>
      )}
      {children}
    </Fieldset>
  );
}

function LocalizedTexts({ label, value, onChange, explanation }: ValueFieldProps) {
  const { t } = useLanguage();
  const texts = recordOf(value);
  return (
    <Together label={label} {...(explanation === undefined ? {} : { explanation })}>
      <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
        {LANGUAGES.map((language) => (
          <Textarea
            key={language}
            autosize
            minRows={1}
            maxRows={10}
            label={t(`admin:languages.${language}`)}
            aria-label={`${label} · ${t(`admin:languages.${language}`)}`}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            value={String(texts[language] ?? '')}
            onChange={(event) => onChange({ ...texts, [language]: event.currentTarget.value })}
            style={{ minWidth: 'min(15rem, 100%)' }}
          />
        ))}
      </Group>
    </Together>
  );
}

/** The fields of a value with several parts. */
function Parts({ settingKey, label, schema, value, first, onChange, explanation }: ValueFieldProps) {
  const { t } = useLanguage();
  const [parts, firsts] = [recordOf(value), recordOf(first)];
  return (
    <Together label={label} {...(explanation === undefined ? {} : { explanation })}>
      <Stack gap="sm">
        {Object.entries(schema.properties ?? {}).map(([name, part]) => (
          <SchemaField
            key={name}
            settingKey={settingKey}
            name={name}
            label={t(`adminSettings:parts.${name}`, { defaultValue: name })}
            schema={part}
            value={parts[name]}
            first={firsts[name]}
            onChange={(next) => onChange({ ...parts, [name]: next })}
          />
        ))}
      </Stack>
    </Together>
  );
}

function TextField({ label, description, value, onChange }: LeafProps) {
  const text = String(value ?? '');
  const field = {
    label,
    description,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return text.length > LONG ? <Textarea autosize maxRows={8} {...field} /> : <TextInput {...field} />;
}

function Choice({ value, onChange, label, description, ...place }: LeafProps) {
  const choices = useChoices();
  return (
    <Select
      label={label}
      description={description}
      data={choices(place)}
      value={String(value)}
      allowDeselect={false}
      onChange={onChange}
    />
  );
}

function Choices({ value, onChange, label, description, ...place }: LeafProps) {
  const choices = useChoices();
  return (
    <MultiSelect
      label={label}
      description={description}
      data={choices(place)}
      value={textsOf(value)}
      onChange={onChange}
    />
  );
}

/** A number with its unit. */
function NumberField({ settingKey, name, label, description, schema, value, onChange }: LeafProps) {
  const { t } = useLanguage();
  const unit = UNITS[name === settingKey ? settingKey : `${settingKey}.${name}`];
  return (
    <NumberInput
      label={label}
      description={description}
      value={Number(value)}
      {...(schema.minimum === undefined ? {} : { min: schema.minimum })}
      {...(schema.maximum === undefined ? {} : { max: schema.maximum })}
      {...(unit === undefined ? {} : { suffix: ` ${t(`adminSettings:units.${unit}`)}` })}
      allowDecimal={schema.type !== 'integer'}
      clampBehavior="none"
      maw={320}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    />
  );
}

const LEAVES = {
  switch: ({ label, description, value, onChange }: LeafProps) => (
    <Switch
      label={label}
      description={description}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ),
  choice: Choice,
  number: NumberField,
  money: ({ label, description, value, onChange }: LeafProps) => (
    <MoneyField
      label={label}
      description={description}
      value={Number(value)}
      onChange={(fils) => onChange(fils ?? 0)}
    />
  ),
  text: TextField,
  choices: Choices,
  words: ({ label, description, value, onChange }: LeafProps) => (
    <TagsInput
      label={label}
      description={description}
      value={textsOf(value)}
      splitChars={['\n']}
      onChange={onChange}
    />
  ),
};

/** The field of a value by its schema, with the allowed values and the default. */
export function SchemaField(props: ValueFieldProps) {
  const hint = useValueHint();
  const schema = plainSchema(props.schema);
  const kind = fieldKind(schema, props.name);
  if (kind === 'localized') return <LocalizedTexts {...props} schema={schema} />;
  if (kind === 'picture') return <PictureField {...props} schema={schema} />;
  if (kind === 'group') return <Parts {...props} schema={schema} />;
  // The only table among the settings has its own screen.
  if (kind === 'json') return null;
  const Leaf = LEAVES[kind];
  const hints = hint({ settingKey: props.settingKey, name: props.name, schema }, props.first);
  const description =
    props.explanation === undefined ? (
      hints
    ) : (
      <>
        {props.explanation}
        {hints === '' ? null : (
          <>
            <br />
            {hints}
          </>
        )}
      </>
    );
  return <Leaf {...props} schema={schema} description={description} />;
}
