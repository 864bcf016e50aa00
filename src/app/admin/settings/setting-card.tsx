import { Alert, Badge, Button, Code, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { settingExplanationKey, settingNameKey } from '#messages/setting-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { isSame } from '../parts/forms/differences.ts';
import { useSave } from '../parts/forms/use-save.ts';
import { useAction } from '../use-action.ts';
import { SchemaField } from './schema-field.tsx';
import { SettingHistory } from './setting-history.tsx';
import type { ValueSchema } from './value-schema.ts';

export type Setting = ValueOf<'settings.list'>[number];

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
  const { runAction } = useAction();
  const { key, value: stored, version, first } = setting;
  const state = useSave({
    action: 'settings.save',
    opened: { values: { value: stored }, version },
    toInput: ({ value }: { value: unknown }, read) => ({ key, value, version: read }),
    toValues: (value: unknown) => ({ value }),
  });
  const { form, refused, conflict, isBusy, isDirty } = state;
  const { value } = form.values;
  const name = t(settingNameKey(key));
  const isChanged = !isSame(stored, first);
  const set = (next: unknown) => form.setValues({ value: next });
  const reset = () => {
    set(first);
    void state.save({ value: first });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label={name} className="admin-setting">
      <Group justify="space-between" mb={4} gap="xs">
        <Code dir="ltr">{key}</Code>
        {isChanged ? <Badge variant="light">{t('adminSettings:changed')}</Badge> : null}
      </Group>
      {refused === null || conflict !== null ? null : (
        <Alert color="red" role="alert" mb="sm" title={refused.words} />
      )}
      <ConflictDialog state={state} labels={{ value: name }} />
      <fieldset disabled={!mayChange} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <SchemaField
          settingKey={key}
          name={key}
          label={name}
          explanation={t(settingExplanationKey(key))}
          schema={setting.schema as ValueSchema}
          value={value}
          first={first}
          onChange={set}
        />
      </fieldset>
      <Group mt="sm" gap="xs">
        {isDirty ? (
          <>
            <Button size="xs" loading={isBusy} onClick={() => void state.save({ value })}>
              {t('admin:save')}
            </Button>
            <Button size="xs" variant="default" onClick={form.reset}>
              {t('adminSettings:undo')}
            </Button>
          </>
        ) : null}
        {mayChange && isChanged ? (
          <Button size="xs" variant="subtle" color="gray" loading={isBusy} onClick={reset}>
            {t('adminSettings:reset')}
          </Button>
        ) : null}
        <SettingHistory
          settingKey={key}
          version={version}
          mayChange={mayChange}
          restore={(old) => runAction('settings.save', { key, value: old, version })}
          format={(old) => (
            <Code block dir="ltr">
              {JSON.stringify(old)}
            </Code>
          )}
          isSmall
        />
      </Group>
      {children}
    </Paper>
  );
}
