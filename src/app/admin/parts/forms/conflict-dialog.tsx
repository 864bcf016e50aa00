import { Button, Code, Group, Modal, Radio, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { differencesOf, fieldsOf, merged, withFields } from './differences.ts';
import type { SaveConflict, SaveState } from './use-save.ts';

const LONGEST = 200;
const SIDES = ['theirs', 'mine'] as const;

type Values = Record<string, unknown>;
type Chosen = Readonly<Record<string, (typeof SIDES)[number]>>;

/** Formats a field's value; undefined for the default format. */
export type FormatField = (value: unknown, field: string) => ReactNode | undefined;

/** Both languages of a text, or the texts of a list; other values as JSON. */
function listed(value: object): string {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  if (!('en' in value)) return JSON.stringify(value);
  return Object.values(value).filter(Boolean).join(' · ');
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '–';
}

/** The default format of a value: text without markup, yes or no, a list, or a dash if empty. */
function useFormatValue() {
  const { t } = useLanguage();
  return (value: unknown): string => {
    if (typeof value === 'boolean') return t(`adminSettings:${value ? 'yes' : 'no'}`);
    const words = typeof value === 'object' && value !== null ? listed(value) : String(value ?? '');
    return shortened(words.replace(/<[^>]+>/g, ' ').trim());
  };
}

type DifferencesProps = Readonly<{
  differences: ReturnType<typeof differencesOf>;
  labels: Readonly<Record<string, string>>;
  formatField: FormatField | undefined;
  chosen: Chosen;
  onChoose: (field: string, side: (typeof SIDES)[number]) => void;
}>;

/** Both versions, field by field, with a choice where both changed the field. */
function Differences({ differences, labels, formatField, chosen, onChoose }: DifferencesProps) {
  const { t } = useLanguage();
  const formatValue = useFormatValue();
  return (
    <Table className="admin-table admin-conflict">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('admin:conflict.field')}</Table.Th>
          {SIDES.map((side) => (
            <Table.Th key={side}>{t(`admin:conflict.${side}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differences.map(({ field, isContested, ...one }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{labels[field] ?? <Code>{field.replace(/^\w+\./, '')}</Code>}</Table.Th>
            {SIDES.map((side) => {
              const text = formatField?.(one[side], field) ?? formatValue(one[side]);
              return (
                <Table.Td key={side} dir="auto">
                  {isContested ? (
                    <Radio
                      name={`conflict-${field}`}
                      label={text}
                      checked={(chosen[field] ?? 'mine') === side}
                      onChange={() => onChoose(field, side)}
                    />
                  ) : (
                    text
                  )}
                </Table.Td>
              );
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type ConflictProps<Form extends Values> = Readonly<{
  state: Pick<SaveState<Form>, 'adopt' | 'overwrite' | 'isBusy' | 'clearRefused'> & {
    form: Pick<SaveState<Form>['form'], 'values'>;
  };
  conflict: SaveConflict<Form>;
  labels: Readonly<Record<string, string>>;
  formatField?: FormatField | undefined;
}>;

function Choice<Form extends Values>({ state, conflict, labels, formatField }: ConflictProps<Form>) {
  const { t, language } = useLanguage();
  const [chosen, setChosen] = useState<Chosen>({});
  const { base, theirs, version, at } = conflict;
  const mine = state.form.values;
  const sides = { theirs: fieldsOf(theirs), mine: fieldsOf(mine) };
  const differences = differencesOf(fieldsOf(base), sides);
  const opened = { values: theirs, version };
  const merge = () => state.adopt(opened, withFields(mine, merged(fieldsOf(base), sides, chosen)));
  return (
    <Stack gap="md">
      <Text size="sm">
        {at === null ? '' : `${t('admin:conflict.savedAt', { at: formatMoment(at, language) })} `}
        {t('admin:conflict.text')}
      </Text>
      <Differences
        differences={differences}
        labels={labels}
        formatField={formatField}
        chosen={chosen}
        onChoose={(field, side) => setChosen((before) => ({ ...before, [field]: side }))}
      />
      <Group gap="xs">
        {Object.keys(sides.mine).length > 1 ? (
          <Button onClick={merge} data-autofocus>
            {t('admin:conflict.merge')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => state.adopt(opened)}>
          {t('admin:conflict.takeTheirs')}
        </Button>
        <Button
          variant="default"
          c="red"
          loading={state.isBusy}
          onClick={() => void state.overwrite(conflict)}
        >
          {t('admin:conflict.overwrite')}
        </Button>
      </Group>
    </Stack>
  );
}

/**
 * The dialog of a save conflict: who saved and when, both versions field by field, and how to resolve it. Closing it
 * changes nothing; the next save shows it again.
 */
export function ConflictDialog<Form extends Values>({
  state,
  ...choice
}: Omit<ConflictProps<Form>, 'conflict' | 'state'> & {
  state: ConflictProps<Form>['state'] & Pick<SaveState<Form>, 'conflict'>;
}) {
  const { t } = useLanguage();
  const { conflict } = state;
  if (conflict === null) return null;
  return (
    <Modal
      opened
      onClose={state.clearRefused}
      title={t('admin:conflict.title', { name: conflict.name })}
      size="xl"
    >
      <Choice key={conflict.version} {...choice} state={state} conflict={conflict} />
    </Modal>
  );
}
