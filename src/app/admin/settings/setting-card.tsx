import { Alert, Badge, Button, Code, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { SchemaField } from './schema-field.tsx';
import type { ValueSchema } from './value-schema.ts';

export type Setting = ValueOf<'settings.list'>[number];

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Past = Readonly<{ staffName: string; at: Date | string; before: unknown; after: unknown }>;

function valueIn(row: unknown): string {
  const value = typeof row === 'object' && row !== null && 'value' in row ? row.value : undefined;
  return value === undefined ? '–' : JSON.stringify(value);
}

/** Who changed a setting, from what to what. */
function History({ settingKey, name }: { settingKey: string; name: string }) {
  const { t, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [past, setPast] = useState<readonly Past[] | null>(null);
  const open = async () => {
    const answer = await act('settings.history', { key: settingKey });
    setPast(answer.ok ? answer.value : []);
  };
  return (
    <>
      <Button size="xs" variant="subtle" color="gray" loading={isBusy} onClick={() => void open()}>
        {t('deskSettings:history')}
      </Button>
      <Modal opened={past !== null} onClose={() => setPast(null)} title={name} size="lg">
        {past?.length === 0 ? <Text c="dimmed">{t('deskSettings:noHistory')}</Text> : null}
        <Stack>
          {past?.map(({ staffName, at, before, after }) => (
            <div key={String(at)}>
              <Text size="sm" fw={600}>
                {formatMoment(new Date(at), language)} · {staffName}
              </Text>
              <Code block dir="ltr">{`${valueIn(before)}\n→ ${valueIn(after)}`}</Code>
            </div>
          ))}
        </Stack>
      </Modal>
    </>
  );
}

/** One setting: its field, what it does, the way back to its first value, and who changed it. */
export function SettingCard({
  setting,
  mayChange,
  children,
}: {
  setting: Setting;
  mayChange: boolean;
  /** What else is to be said of it, below its buttons. */
  children?: ReactNode;
}) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const { key, value: stored, first } = setting;
  const [seen, setSeen] = useState(stored);
  const [value, setValue] = useState(stored);
  const [refused, setRefused] = useState<{ words: string; stored: unknown } | null>(null);
  const isDirty = !same(value, seen);
  const name = t(`deskSettings:names.${key}`);
  const save = async (next: unknown) => {
    const answer = await act('settings.save', { key, value: next, seen });
    if (!answer.ok) {
      const isConflict = answer.code === 'settings.changed-meanwhile';
      setRefused({ words: answer.words, stored: isConflict ? answer.refusal.stored : undefined });
      if (isConflict) setSeen(answer.refusal.stored);
      return;
    }
    setRefused(null);
    setSeen(answer.value);
    setValue(answer.value);
    notifications.show({ message: t('desk:saved'), color: 'green' });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label={name} className="desk-setting">
      <Group justify="space-between" mb={4} gap="xs">
        <Code dir="ltr">{key}</Code>
        {same(seen, first) ? null : <Badge variant="light">{t('deskSettings:changed')}</Badge>}
      </Group>
      {refused === null ? null : (
        <Alert color="red" role="alert" mb="sm" title={refused.words}>
          {refused.stored === undefined ? null : (
            <>
              <Text size="sm">{t('deskSettings:theirs')}</Text>
              <Code block dir="ltr">
                {JSON.stringify(refused.stored, null, 2)}
              </Code>
              <Button size="xs" mt="xs" variant="default" onClick={() => setValue(refused.stored)}>
                {t('deskSettings:takeTheirs')}
              </Button>
            </>
          )}
        </Alert>
      )}
      <fieldset disabled={!mayChange} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <SchemaField
          settingKey={key}
          name={key}
          label={name}
          explanation={setting.explanation}
          schema={setting.schema as ValueSchema}
          value={value}
          first={first}
          onChange={setValue}
        />
      </fieldset>
      <Group mt="sm" gap="xs">
        {isDirty ? (
          <>
            <Button size="xs" loading={isBusy} onClick={() => void save(value)}>
              {t('desk:save')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setValue(seen)}>
              {t('deskSettings:undo')}
            </Button>
          </>
        ) : null}
        {mayChange && !same(seen, first) ? (
          <Button size="xs" variant="subtle" color="gray" loading={isBusy} onClick={() => void save(first)}>
            {t('deskSettings:reset')}
          </Button>
        ) : null}
        <History settingKey={key} name={name} />
      </Group>
      {children}
    </Paper>
  );
}
