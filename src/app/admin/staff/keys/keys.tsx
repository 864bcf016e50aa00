import { Badge, Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { ErrorText, NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import { OneTimeSecret } from '../one-time-secret.tsx';
import type { Route } from './+types/keys';
import { NewKeyDialog } from './new-key-dialog.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'api-keys.list', {});
}

type Key = ValueOf<'api-keys.list'>['keys'][number];

const COLOURS = { active: 'green', expired: 'gray', revoked: 'gray' } as const;

function useKeyFacts(key: Key): string {
  const { t, language } = useLanguage();
  const at = (moment: Date) => formatMoment(new Date(moment), language);
  const { usedAt, expiresAt, createdAt, madeBy } = key;
  return [
    t('adminStaff:keys.made', { name: madeBy, at: at(createdAt) }),
    usedAt === null ? t('adminStaff:keys.unused') : t('adminStaff:keys.used', { at: at(usedAt) }),
    expiresAt === null ? t('adminStaff:keys.endless') : t('adminStaff:keys.expires', { at: at(expiresAt) }),
  ].join(' · ');
}

function KeyRow({ shown }: { shown: Key }) {
  const { t } = useLanguage();
  const { runAction, words } = useAction();
  const facts = useKeyFacts(shown);
  const { id, name, hint, state, rights, mayRevoke } = shown;
  const revoke = async () => {
    await runAction('api-keys.revoke', { id });
  };
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="xs">
          <Text fw={600}>
            <bdi>{name}</bdi>
          </Text>
          <Text size="sm" c="dimmed" dir="ltr" ff="monospace">
            jamra_…{hint}
          </Text>
          <Badge variant="light" color={COLOURS[state]}>
            {t(`adminStaff:keys.states.${state}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        <Text size="sm">
          {rights.length === 0
            ? t('adminStaff:roles.nothing')
            : rights.map((right) => t(`adminStaff:rights.${right}`)).join(' · ')}
        </Text>
        <ErrorText words={words} />
      </Table.Td>
      <Table.Td ta="end">
        {state === 'revoked' || !mayRevoke ? null : (
          <ConfirmButton
            size="xs"
            label={t('adminStaff:keys.revoke')}
            name={t('adminStaff:keys.revokeOf', { name })}
            title={t('adminStaff:keys.revokeTitle', { name })}
            text={t('adminStaff:keys.revokeText')}
            onConfirm={revoke}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** The API keys of the back office. Source: RO-03 */
export default function ApiKeys() {
  const { t } = useLanguage();
  const { keys, offered } = useLoaderData<typeof loader>();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const handleMade = (text: string) => {
    setMade(text);
    setOpen(false);
  };
  return (
    <ScreenPage
      title={t('adminStaff:keys.title')}
      lead={t('adminStaff:keys.lead')}
      actions={<Button onClick={() => setOpen(true)}>{t('adminStaff:keys.add')}</Button>}
    >
      {made === null ? null : (
        <OneTimeSecret
          title={t('adminStaff:keys.created')}
          notes={[t('adminStaff:keys.createdHelp')]}
          text={made}
          onDone={() => setMade(null)}
        />
      )}
      {isOpen ? <NewKeyDialog offered={offered} onMade={handleMade} onClose={() => setOpen(false)} /> : null}
      <Section title={t('adminStaff:keys.all')}>
        {keys.length === 0 ? (
          <NothingHere title={t('adminStaff:keys.none')} text={t('adminStaff:keys.noneText')} />
        ) : (
          <Table className="admin-table">
            <Table.Tbody>
              {keys.map((key) => (
                <KeyRow key={key.id} shown={key} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Section>
    </ScreenPage>
  );
}
