import { Alert, Paper, Stack, Switch, Table, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../use-action.ts';
import { canShowDesktop, chooseDesktop, isDesktopOn } from './desktop.ts';
import { canPush } from './push/subscription.ts';

/** The switch for desktop notifications; browsers with push do not need them. */
function Desktop() {
  const { t } = useLanguage();
  const [state, setState] = useState({ isThere: false, isOn: false, isDenied: false });
  useEffect(() => {
    const isOn = isDesktopOn();
    setState({ isThere: canShowDesktop() && (isOn || !canPush()), isOn, isDenied: false });
  }, []);
  if (!state.isThere) return null;
  const choose = async (isOn: boolean) => {
    const isNowOn = await chooseDesktop(isOn);
    setState({ isThere: true, isOn: isNowOn, isDenied: isOn && !isNowOn });
  };
  return (
    <Switch
      label={t('adminNotifications:desktop')}
      description={t('adminNotifications:desktopHelp')}
      checked={state.isOn}
      error={state.isDenied ? t('adminNotifications:desktopDenied') : null}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}

/**
 * What the member is notified of besides new orders: in the back office, by email and by push. Each switch is saved
 * immediately.
 */
export function NotificationChoices({ chosen }: { chosen: ValueOf<'self.notifications'> }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const choose = async (choice: InputOf<'self.choose-notifications'>) => {
    await runAction('self.choose-notifications', choice);
  };
  return (
    <Paper withBorder p="md" id="notifications">
      <Title order={2} size="h4" mb="sm">
        {t('adminNotifications:title')}
      </Title>
      <Stack>
        {words === null ? null : <Alert color="red" role="alert" title={words} />}
        <Table className="admin-table admin-choices" horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminNotifications:kind')}</Table.Th>
              <Table.Th>{t('adminNotifications:inBackOffice')}</Table.Th>
              <Table.Th>{t('adminNotifications:byMail')}</Table.Th>
              <Table.Th>{t('adminNotifications:byPush')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {chosen.map(({ kind, isShown, isMailed, isPushed }) => {
              const name = t(`adminNotifications:kinds.${kind}`);
              return (
                <Table.Tr key={kind}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>
                    <Switch
                      aria-label={t('adminNotifications:shown', { kind: name })}
                      checked={isShown}
                      disabled={isBusy}
                      onChange={(event) => void choose({ kind, isShown: event.currentTarget.checked })}
                    />
                  </Table.Td>
                  <Table.Td>
                    <Switch
                      aria-label={t('adminNotifications:mailed', { kind: name })}
                      checked={isMailed}
                      disabled={isBusy}
                      onChange={(event) => void choose({ kind, isMailed: event.currentTarget.checked })}
                    />
                  </Table.Td>
                  <Table.Td>
                    <Switch
                      aria-label={t('adminNotifications:pushed', { kind: name })}
                      checked={isPushed}
                      disabled={isBusy}
                      onChange={(event) => void choose({ kind, isPushed: event.currentTarget.checked })}
                    />
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
        <Desktop />
      </Stack>
    </Paper>
  );
}
