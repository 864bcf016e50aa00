import { ActionIcon, Button, Group } from '@mantine/core';
import { type ComponentType, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { type Fields, isShown } from '#widgets/fields/field.ts';
import { useReadOnly } from '../../../parts/forms/read-only.tsx';
import { AdminIcon } from '../../../parts/icon.tsx';
import { newEntry } from '../new-node.ts';
import { FieldGroup } from './field-group.tsx';
import { type ControlOf, type FieldInputProps, type GroupInputProps, useNodeForm } from './input-props.ts';
import { listOf, recordOf, withMoved, withValue } from './read-value.ts';

/** Inputs for the fields of a record, without those that do not apply to its values. */
export function RecordFields({
  fields,
  name,
  path,
  value,
  onChange,
  Field,
}: {
  fields: Fields;
  /** The name of the record, '' for the settings themselves; `path` likewise. */
  name: string;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  Field: ComponentType<FieldInputProps>;
}) {
  const record = recordOf(value);
  const below = (above: string, name: string) => (above === '' ? name : `${above}.${name}`);
  const shown = Object.entries(fields).filter(([, field]) => isShown(field, fields, record));
  return shown.map(([key, field]) => (
    <Field
      key={key}
      field={field}
      name={below(name, key)}
      path={below(path, key)}
      value={record[key]}
      onChange={(next) => onChange(withValue(record, key, next))}
    />
  ));
}

export function RecordInput({
  control,
  label,
  error,
  ...props
}: GroupInputProps & Readonly<{ control: ControlOf<'record'> }>) {
  return (
    <FieldGroup label={label} error={error}>
      <RecordFields {...props} fields={control.of} />
    </FieldGroup>
  );
}

/** The entries of a list, each with a key that is stable when it moves. */
function useEntries(value: unknown, onChange: (value: unknown) => void) {
  const entries = listOf(value);
  const nextKey = useRef(entries.length);
  const [keys, setKeys] = useState<readonly number[]>(() => [...entries.keys()]);
  const change = (next: readonly unknown[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  return {
    entries: entries.map((entry, at) => ({ entry, key: keys[at] ?? -1 - at })),
    set: (at: number, entry: unknown) => onChange(entries.with(at, entry)),
    add: (entry: unknown) => {
      change([...entries, entry], [...keys, nextKey.current]);
      nextKey.current += 1;
    },
    remove: (at: number) => change(entries.toSpliced(at, 1), keys.toSpliced(at, 1)),
    move: (from: number, to: number) => change(withMoved(entries, from, to), withMoved(keys, from, to)),
  };
}

type Move = Readonly<{ act: 'up' | 'down' | 'remove'; isDisabled: boolean; run: () => void }>;
const ICONS = { up: 'arrow-up', down: 'arrow-down', remove: 'trash' } as const;

function EntryButtons({ title, moves }: { title: string; moves: readonly Move[] }) {
  const { t } = useLanguage();
  if (useReadOnly()) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {moves.map(({ act, isDisabled, run }) => (
        <ActionIcon
          key={act}
          variant="subtle"
          color="gray"
          aria-label={t(`adminTemplates:content.${act}`, { name: title })}
          disabled={isDisabled}
          onClick={run}
        >
          <AdminIcon name={ICONS[act]} />
        </ActionIcon>
      ))}
    </Group>
  );
}

/** A list of records: add, remove and move. */
export function ListInput(props: GroupInputProps & Readonly<{ control: ControlOf<'list'> }>) {
  const { control, label, name, path, value, onChange, error, Field } = props;
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const { problemAt } = useNodeForm();
  const { entries, set, add, remove, move } = useEntries(value, onChange);
  const { of, min, max } = control;
  return (
    <FieldGroup label={label} error={error}>
      {entries.map(({ entry, key }, at) => {
        const moves: Move[] = [
          { act: 'up', isDisabled: at === 0, run: () => move(at, at - 1) },
          { act: 'down', isDisabled: at === entries.length - 1, run: () => move(at, at + 1) },
          { act: 'remove', isDisabled: entries.length <= min, run: () => remove(at) },
        ];
        const title = t('adminTemplates:content.entry', { name: label, at: at + 1 });
        return (
          <FieldGroup
            key={key}
            label={title}
            error={problemAt(`${path}.${at}`, false)}
            actions={<EntryButtons title={title} moves={moves} />}
          >
            <RecordFields
              fields={of}
              name={name}
              path={`${path}.${at}`}
              value={entry}
              onChange={(next) => set(at, next)}
              Field={Field}
            />
          </FieldGroup>
        );
      })}
      {isReadOnly ? null : (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<AdminIcon name="plus" />}
            aria-label={t('adminTemplates:content.addEntryTo', { name: label })}
            disabled={entries.length >= max}
            onClick={() => add(newEntry(of))}
          >
            {t('adminTemplates:content.addEntry')}
          </Button>
        </Group>
      )}
    </FieldGroup>
  );
}
