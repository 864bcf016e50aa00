import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  MultiSelect,
  Select,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { inLanguage } from '#kernel/language.ts';
import type { AttributeDraft } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../../parts/forms/read-only.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { NewTerm } from '../fields/new-term.tsx';
import type { Choices, PartProps } from '../product/editing.ts';
import { forVariations } from './combinations.ts';

/** Brand and compatibility have their own fields. */
const OWN_FIELDS = ['brand', 'compatible-sticks', 'compatible-devices'];

type RowProps = {
  attribute: AttributeDraft;
  choices: Choices;
  onChange: (change: Partial<AttributeDraft>) => void;
  onRemove: () => void;
  mayVary: boolean;
  /** Problems of its name and values. */
  problems: Readonly<{ name: ReactNode; values: ReactNode }>;
};

function wordOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

function AttributeRow({ attribute, choices, onChange, onRemove, mayVary, problems }: RowProps) {
  const { t, language } = useLanguage();
  const global = attribute.isGlobal
    ? choices.attributes.find(({ slug }) => slug === attribute.slug)
    : undefined;
  const name = global === undefined ? attribute.name : inLanguage(global.name, language);
  const values = attribute.values.map(({ slug, name: valueName }) => (attribute.isGlobal ? slug : valueName));
  return (
    <Stack gap="xs" className="admin-row">
      <Group gap="xs" align="flex-end">
        {attribute.isGlobal ? (
          <Text fw={600} size="sm" style={{ flexGrow: 1 }}>
            {name}
          </Text>
        ) : (
          <TextInput
            label={t('adminProducts:attributes.name')}
            value={attribute.name}
            autoFocus={attribute.name === ''}
            error={problems.name}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              onChange({ name: typed, ...(attribute.isVariation ? { slug: wordOf(typed) } : {}) });
            }}
            style={{ flexGrow: 1 }}
          />
        )}
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('adminProducts:attributes.remove', { name })}
          onClick={onRemove}
        >
          <AdminIcon name="trash" />
        </ActionIcon>
      </Group>
      {global === undefined ? (
        <TagsInput
          aria-label={t('adminProducts:attributes.values', { name })}
          placeholder={t('adminProducts:attributes.typeValue')}
          error={problems.values}
          value={values}
          onChange={(next) =>
            onChange({
              values: next.map(
                (valueName) =>
                  attribute.values.find((one) => one.name === valueName) ?? {
                    slug: wordOf(valueName),
                    name: valueName,
                  },
              ),
            })
          }
        />
      ) : (
        <MultiSelect
          aria-label={t('adminProducts:attributes.values', { name })}
          error={problems.values}
          data={global.values.map((one) => ({ value: one.slug, label: inLanguage(one.name, language) }))}
          value={values}
          onChange={(next) =>
            onChange({
              values: next.map((slug) => ({
                slug,
                name: global.values.find((one) => one.slug === slug)?.name.en ?? slug,
              })),
            })
          }
          searchable
        />
      )}
      {global === undefined ? null : (
        <NewTerm
          kind="value"
          of={name}
          create={(runAction, typed) => runAction('values.create', { attribute: global.slug, form: typed })}
          onCreated={(slug, typed) =>
            onChange({ values: [...attribute.values, { slug, name: typed.name.en }] })
          }
        />
      )}
      <Group gap="md">
        <Checkbox
          label={t('adminProducts:attributes.isVisible')}
          checked={attribute.isVisible}
          onChange={(event) => onChange({ isVisible: event.currentTarget.checked })}
        />
        {mayVary ? (
          <Checkbox
            label={t('adminProducts:attributes.isVariation')}
            checked={attribute.isVariation}
            onChange={(event) => {
              const isVariation = event.currentTarget.checked;
              onChange({ isVariation, slug: attribute.slug || wordOf(attribute.name) });
            }}
          />
        ) : null}
      </Group>
    </Stack>
  );
}

/** The attributes of the product, and which of them its variations use. */
export function Attributes({ form, choices }: PartProps) {
  const { t, language } = useLanguage();
  const isReadOnly = useReadOnly();
  const { attributes, type } = form.values;
  const [chosen, setChosen] = useState<string | null>(null);
  const set = (next: AttributeDraft[]) => form.setFieldValue('attributes', next);
  const add = (slug: string) =>
    set([
      ...form.getValues().attributes,
      {
        slug,
        name: '',
        isGlobal: slug !== '',
        isVisible: true,
        isVariation: form.getValues().type === 'variable',
        values: [],
        defaultValue: '',
      },
    ]);
  const vary = () => {
    form.setFieldValue('type', 'variable');
    const varying = forVariations(form.getValues().attributes);
    if (varying === null) add('');
    else set(varying);
  };
  const open = choices.attributes.filter(
    ({ slug }) => !OWN_FIELDS.includes(slug) && !attributes.some((one) => one.slug === slug),
  );
  return (
    <Section title={t('adminProducts:attributes.title')} lead={t('adminProducts:attributes.lead')}>
      {attributes.map((attribute, index) => (
        <AttributeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an own attribute has no word while it is typed
          key={index}
          attribute={attribute}
          choices={choices}
          mayVary={type === 'variable'}
          problems={{
            name: form.errors[`attributes.${index}.name`] ?? form.errors[`attributes.${index}.slug`],
            values: form.errors[`attributes.${index}.values`],
          }}
          onChange={(change) => {
            for (const field of Object.keys(change)) form.clearFieldError(`attributes.${index}.${field}`);
            set(attributes.map((one, at) => (at === index ? { ...one, ...change } : one)));
          }}
          onRemove={() => set(attributes.filter((_, at) => at !== index))}
        />
      ))}
      {isReadOnly ? null : (
        <Group align="flex-end" gap="xs">
          <Select
            label={t('adminProducts:attributes.add')}
            data={open.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
            value={chosen}
            onChange={(slug) => {
              setChosen(null);
              if (slug !== null) add(slug);
            }}
            searchable
          />
          <Button variant="default" onClick={() => add('')}>
            {t('adminProducts:attributes.own')}
          </Button>
          {type === 'simple' ? (
            <Button variant="default" onClick={vary}>
              {t('adminProducts:variations.add')}
            </Button>
          ) : null}
          <div>
            <NewTerm
              kind="attribute"
              create={(runAction, typed) => runAction('attributes.create', { form: typed })}
              onCreated={add}
            />
          </div>
        </Group>
      )}
    </Section>
  );
}
