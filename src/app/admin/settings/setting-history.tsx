import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { History } from '../parts/history.tsx';
import type { ActionAnswer } from '../use-action.ts';
import { useAction } from '../use-action.ts';

type Props = Readonly<{
  settingKey: string;
  version: number;
  mayChange: boolean;
  restore: (value: unknown) => Promise<ActionAnswer<unknown>>;
  format: (value: unknown) => ReactNode;
  isSmall?: boolean;
}>;

type Past = ValueOf<'settings.history'>['entries'][number];

/** The previous values of a setting, from the audit log. */
export function SettingHistory({ settingKey, restore, format, ...shown }: Props) {
  const { t } = useLanguage();
  const { queryAction } = useAction();
  return (
    <History
      {...shown}
      lead={t('adminContent:history.lead')}
      restoreText={t('adminContent:history.backText')}
      read={() => queryAction('settings.history', { key: settingKey })}
      restore={({ value }: Past) => restore(value)}
      format={({ value }) => format(value)}
    />
  );
}
