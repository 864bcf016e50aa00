import { Alert, Badge, Button, CopyButton, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { settingExplanationKey, settingNameKey } from '#messages/setting-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { isSame } from '../parts/forms/differences.ts';
import { useSave } from '../parts/forms/use-save.ts';
import { useAction } from '../use-action.ts';
import { SchemaField } from './schema-field.tsx';
import { useReportedChange } from './setting-form.tsx';
import { SettingHistory } from './setting-history.tsx';
import { SettingValue } from './setting-value.tsx';
import type { ValueSchema } from './value-schema.ts';

export type Setting = ValueOf<'settings.list'>[number];

/** A setting: field, description, default and last change. The surrounding form saves it. */
export function SettingCard({
  setting,
  mayChange,
  children,
}: {
  setting: Setting;
  mayChange: boolean;
  /** Further content below its buttons. */
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
  const { form, refused, conflict, isDirty } = state;
  const { value } = form.values;
  const name = t(settingNameKey(key));
  const isChanged = !isSame(value, first);
  const set = (next: unknown) => form.setValues({ value: next });
  const schema = setting.schema as ValueSchema;
  useReportedChange(key, isDirty, { save: () => state.save({ value }), undo: form.reset });
  return (
    <Paper withBorder p="md" id={key} component="section" aria-label={name} className="admin-setting">
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
          schema={schema}
          value={value}
          first={first}
          onChange={set}
        />
      </fieldset>
      <Group mt="sm" gap="xs">
        {isChanged ? <Badge variant="light">{t('adminSettings:changed')}</Badge> : null}
        {mayChange && isChanged ? (
          <Button size="xs" variant="subtle" color="gray" onClick={() => set(first)}>
            {t('adminSettings:reset')}
          </Button>
        ) : null}
        <SettingHistory
          settingKey={key}
          version={version}
          mayChange={mayChange}
          restore={(old) => runAction('settings.save', { key, value: old, version })}
          format={(old) => <SettingValue settingKey={key} name={key} schema={schema} value={old} />}
          isSmall
        />
        <CopyButton value={key}>
          {({ copy, copied }) => (
            <Button data-look size="xs" variant="subtle" color="gray" onClick={copy}>
              {t(copied ? 'admin:copied' : 'adminSettings:copyKey')}
            </Button>
          )}
        </CopyButton>
      </Group>
      {children}
    </Paper>
  );
}
