import { ColorSwatch, Group, MultiSelect, Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { ShopIcon } from '../shop-icon.tsx';
import { type ControlOf, type InputProps, useNodeForm } from './input-props.ts';
import { textsOf } from './read-value.ts';

/** The select's value for null, since its values are strings. */
const NONE = 'none';

/** Labels of a setting's options; an option without a label is shown as stored. */
function useOptions(name: string, options: readonly string[]) {
  const { t } = useLanguage();
  const setting = name.slice(name.lastIndexOf('.') + 1);
  return options.map((value) => ({
    value,
    label: t(
      [
        `adminTemplates:content.options.${setting}.${value || 'empty'}`,
        // Sharing networks, for settings with one or several.
        `sharing:${setting}.${value}`,
        `sharing:${setting}s.${value}`,
      ],
      {
        defaultValue: value,
      },
    ),
  }));
}

type OneOfProps = InputProps &
  Readonly<{ data: readonly { value: string; label: string }[]; sign?: (value: string) => ReactNode }>;

/** A select of one value; it can be cleared if another value replaces an empty one. */
function OneOf({ label, value, onChange, error, follows, data, sign }: OneOfProps) {
  const { t } = useLanguage();
  const chosen = typeof value === 'string' ? value : null;
  const withSign: SelectProps['renderOption'] = ({ option }) => (
    <Group gap="xs" wrap="nowrap">
      {sign?.(option.value)}
      {option.label}
    </Group>
  );
  return (
    <Select
      label={label}
      data={data}
      value={chosen}
      onChange={(next) => onChange(next ?? undefined)}
      error={error}
      allowDeselect={false}
      clearable={follows !== undefined}
      clearButtonProps={{ 'aria-label': t('adminTemplates:content.clear', { name: label }) }}
      placeholder={follows}
      maw="20rem"
      {...(sign === undefined
        ? {}
        : { renderOption: withSign, leftSection: chosen === null ? null : sign(chosen) })}
    />
  );
}

export function ChoiceInput(props: InputProps & Readonly<{ control: ControlOf<'choice'> }>) {
  return <OneOf {...props} data={useOptions(props.name, props.control.options)} />;
}

export function SeveralInput({
  control,
  name,
  label,
  value,
  onChange,
  error,
}: InputProps & Readonly<{ control: ControlOf<'several'> }>) {
  const { t } = useLanguage();
  return (
    <MultiSelect
      label={label}
      data={useOptions(name, control.options)}
      value={textsOf(value)}
      onChange={onChange}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': t('adminTemplates:content.clear', { name: label }) }}
    />
  );
}

/** Selects a colour or space of the design tokens, or none. */
export function TokenInput(props: InputProps & Readonly<{ control: ControlOf<'colour'> }>) {
  const { t } = useLanguage();
  const { control, value, onChange } = props;
  const words = `adminTemplates:content.${control.type === 'colour' ? 'colours' : 'spaces'}`;
  const data = [NONE, ...control.tokens].map((token) => ({ value: token, label: t(`${words}.${token}`) }));
  const swatch = (token: string) =>
    token === NONE ? null : <ColorSwatch size={18} color={`var(--c-${token})`} />;
  return (
    <OneOf
      {...props}
      data={data}
      value={value === null ? NONE : value}
      onChange={(token) => onChange(token === NONE ? null : token)}
      {...(control.type === 'colour' ? { sign: swatch } : {})}
    />
  );
}

export function IconInput(props: InputProps & Readonly<{ control: ControlOf<'icon'> }>) {
  const { t } = useLanguage();
  const { names } = props.control;
  const data = names.map((icon) => ({
    value: icon,
    label: t(`adminTemplates:content.icons.${icon}`, { defaultValue: icon }),
  }));
  const sign = (value: string) => {
    const icon = names.find((one) => one === value);
    return icon === undefined ? null : <ShopIcon name={icon} />;
  };
  return <OneOf {...props} data={data} sign={sign} />;
}

/** Selects a saved section or item template; a deleted one is shown by its id. */
export function DocumentInput(props: InputProps & Readonly<{ control: ControlOf<'document'> }>) {
  const { t } = useLanguage();
  const { place } = props.control;
  const sections = useNodeForm().sections.filter((one) => one.place === place);
  const { value, onChange } = props;
  const known = sections.map(({ id, name }) => ({ value: String(id), label: name }));
  const isGone = typeof value === 'number' && !sections.some(({ id }) => id === value);
  const gone = isGone
    ? [
        {
          value: String(value),
          label: t(
            `adminTemplates:content.${place === 'section' ? 'unknownSection' : 'unknownItemTemplate'}`,
            {
              id: value,
            },
          ),
        },
      ]
    : [];
  return (
    <OneOf
      {...props}
      data={[
        { value: NONE, label: t(`adminTemplates:content.${place === 'section' ? 'noSection' : 'ownCards'}`) },
        ...known,
        ...gone,
      ]}
      value={typeof value === 'number' ? String(value) : NONE}
      onChange={(id) => onChange(id === NONE ? null : Number(id))}
    />
  );
}
