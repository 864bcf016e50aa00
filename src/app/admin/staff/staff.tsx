import {
  Alert,
  Badge,
  Button,
  CopyButton,
  Group,
  Paper,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { ROLES, type Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/staff';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'staff.list', {});
}

type Member = ValueOf<'staff.list'>['members'][number];

function useRoles() {
  const { t } = useLanguage();
  return ROLES.map((role) => ({ value: role, label: t(`admin:roles.${role}`) }));
}

function isRole(value: string | null): value is Role {
  return ROLES.some((role) => role === value);
}

/** A link, and whom it was sent to; nobody for one that is only handed over. */
type Handed = Readonly<{ link: string; email: string | null }>;

/** The link by which somebody joins, or chooses a new password: shown once, to be handed over. */
function HandOver({ link, email, onDone }: Handed & { onDone: () => void }) {
  const { t } = useLanguage();
  return (
    <Alert title={t('adminStaff:link')} withCloseButton onClose={onDone} closeButtonLabel={t('shop:close')}>
      {email === null ? null : <Text size="sm">{t('adminStaff:mailed', { email })}</Text>}
      <Text size="sm">{t('adminStaff:linkHelp')}</Text>
      <Group mt="xs" wrap="nowrap">
        <TextInput
          value={link}
          readOnly
          dir="ltr"
          style={{ flexGrow: 1 }}
          aria-label={t('adminStaff:link')}
        />
        <CopyButton value={link}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'admin:copied' : 'admin:copy')}</Button>}
        </CopyButton>
      </Group>
    </Alert>
  );
}

function Invite({ onLink }: { onLink: (handed: Handed) => void }) {
  const { t, language: shown } = useLanguage();
  const roles = useRoles();
  const { runAction, isBusy } = useAction();
  const [role, setRole] = useState<Role>('order-desk');
  const [language, setLanguage] = useState(shown);
  const [words, setWords] = useState<string | null>(null);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    const answer = await runAction('staff.invite', { email, role, language });
    setWords(answer.ok ? null : answer.words);
    if (!answer.ok) return;
    form.reset();
    onLink({ link: answer.value.link, email });
  };
  return (
    <Paper withBorder p="md" id="invite">
      <form onSubmit={(event) => void invite(event)}>
        <Group align="flex-end">
          <TextInput
            name="email"
            type="email"
            label={t('adminStaff:inviteEmail')}
            error={words}
            required
            dir="ltr"
            style={{ flexGrow: 1 }}
          />
          <Select
            label={t('adminStaff:role')}
            data={roles}
            value={role}
            allowDeselect={false}
            onChange={(value) => isRole(value) && setRole(value)}
          />
          <Select
            label={t('adminStaff:mailLanguage')}
            data={LANGUAGES.map((value) => ({ value, label: t(`admin:languages.${value}`) }))}
            value={language}
            allowDeselect={false}
            onChange={(value) => setLanguage(value === 'ar' ? 'ar' : 'en')}
          />
          <Button type="submit" loading={isBusy}>
            {t('adminStaff:invite')}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

function MemberRow({ member, onLink }: { member: Member; onLink: (handed: Handed) => void }) {
  const { t } = useLanguage();
  const roles = useRoles();
  const { runAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const { id, name } = member;
  const say = (answer: { ok: boolean; words?: string }) =>
    setWords(answer.ok ? null : (answer.words ?? null));
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" dir="ltr">
          {member.email}
        </Text>
        {words === null ? null : (
          <Text size="sm" c="red" role="alert">
            {words}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Select
          aria-label={t('adminStaff:roleOf', { name })}
          data={roles}
          value={member.role}
          allowDeselect={false}
          disabled={isBusy || member.closedAt !== null}
          onChange={(role) => {
            if (isRole(role)) void runAction('staff.change-role', { id, role }).then(say);
          }}
        />
      </Table.Td>
      <Table.Td>
        {member.closedAt === null ? (
          <Badge color={member.hasSecondFactor ? 'green' : 'yellow'} variant="light">
            {t(member.hasSecondFactor ? 'adminStaff:hasFactor' : 'adminStaff:noFactor')}
          </Badge>
        ) : (
          <Badge color="gray">{t('adminStaff:closed')}</Badge>
        )}
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end">
          {member.closedAt === null ? (
            <>
              <Button
                size="xs"
                variant="default"
                onClick={() =>
                  void runAction('staff.password-link', { id }).then((answer) =>
                    answer.ok ? onLink({ link: answer.value.link, email: null }) : say(answer),
                  )
                }
              >
                {t('adminStaff:passwordLink')}
              </Button>
              {member.hasSecondFactor ? (
                <ConfirmButton
                  label={t('adminStaff:resetFactor')}
                  title={t('adminStaff:resetFactorTitle', { name })}
                  text={t('adminStaff:resetFactorText')}
                  onConfirm={() => runAction('staff.reset-second-factor', { id }).then(say)}
                />
              ) : null}
              <ConfirmButton
                label={t('adminStaff:close')}
                title={t('adminStaff:closeTitle', { name })}
                text={t('adminStaff:closeText')}
                onConfirm={() => runAction('staff.close', { id }).then(say)}
              />
            </>
          ) : (
            <Button
              size="xs"
              variant="default"
              onClick={() => void runAction('staff.reopen', { id }).then(say)}
            >
              {t('adminStaff:reopen')}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function Invitations({ invitations }: { invitations: ValueOf<'staff.list'>['invitations'] }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  if (invitations.length === 0) return null;
  return (
    <Paper withBorder p="md">
      <Text fw={600} mb="xs">
        {t('adminStaff:invited')}
      </Text>
      <Stack gap="xs">
        {invitations.map(({ email, role }) => (
          <Group key={email} justify="space-between">
            <Text size="sm">
              <bdi>{email}</bdi> · {t(`admin:roles.${role}`)}
            </Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => void runAction('staff.withdraw-invitation', { email })}
            >
              {t('adminStaff:withdraw')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

/** Who works for the shop, as what. Source: RO-03 */
export default function Staff() {
  const { t } = useLanguage();
  const { members, invitations } = useLoaderData<typeof loader>();
  const [handed, setHanded] = useState<Handed | null>(null);
  return (
    <ScreenPage title={t('adminStaff:menu.staff')} lead={t('adminStaff:lead')}>
      {handed === null ? null : <HandOver {...handed} onDone={() => setHanded(null)} />}
      <Invite onLink={setHanded} />
      <ScrollTable label={t('adminStaff:menu.staff')} minWidth={720}>
        <Table className="admin-table" verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminStaff:who')}</Table.Th>
              <Table.Th>{t('adminStaff:role')}</Table.Th>
              <Table.Th>{t('adminStaff:state')}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t('adminStaff:actions')}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} onLink={setHanded} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
      <Invitations invitations={invitations} />
    </ScreenPage>
  );
}
