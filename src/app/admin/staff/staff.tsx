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
import type { ValueOf } from '#desk/verbs.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { ROLES, type Role } from '#shop/staff/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import type { Route } from './+types/staff';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'staff.list', {});
}

type Member = ValueOf<'staff.list'>['members'][number];

function useRoles() {
  const { t } = useLanguage();
  return ROLES.map((role) => ({ value: role, label: t(`desk:roles.${role}`) }));
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
    <Alert title={t('desk:staff.link')} withCloseButton onClose={onDone} closeButtonLabel={t('shop:close')}>
      {email === null ? null : <Text size="sm">{t('desk:staff.mailed', { email })}</Text>}
      <Text size="sm">{t('desk:staff.linkHelp')}</Text>
      <Group mt="xs" wrap="nowrap">
        <TextInput
          value={link}
          readOnly
          dir="ltr"
          style={{ flexGrow: 1 }}
          aria-label={t('desk:staff.link')}
        />
        <CopyButton value={link}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'desk:copied' : 'desk:copy')}</Button>}
        </CopyButton>
      </Group>
    </Alert>
  );
}

function Invite({ onLink }: { onLink: (handed: Handed) => void }) {
  const { t, language: shown } = useLanguage();
  const roles = useRoles();
  const { act, isBusy } = useAct();
  const [role, setRole] = useState<Role>('order-desk');
  const [language, setLanguage] = useState(shown);
  const [words, setWords] = useState<string | null>(null);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    const answer = await act('staff.invite', { email, role, language });
    setWords(answer.ok ? null : answer.words);
    if (!answer.ok) return;
    form.reset();
    onLink({ link: answer.value.link, email });
  };
  return (
    <Paper withBorder p="md">
      <form onSubmit={(event) => void invite(event)}>
        <Group align="flex-end">
          <TextInput
            name="email"
            type="email"
            label={t('desk:staff.inviteEmail')}
            error={words}
            required
            dir="ltr"
            style={{ flexGrow: 1 }}
          />
          <Select
            label={t('desk:staff.role')}
            data={roles}
            value={role}
            allowDeselect={false}
            onChange={(value) => isRole(value) && setRole(value)}
          />
          <Select
            label={t('desk:staff.mailLanguage')}
            data={LANGUAGES.map((value) => ({ value, label: t(`desk:languages.${value}`) }))}
            value={language}
            allowDeselect={false}
            onChange={(value) => setLanguage(value === 'ar' ? 'ar' : 'en')}
          />
          <Button type="submit" loading={isBusy}>
            {t('desk:staff.invite')}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

function MemberRow({ member, onLink }: { member: Member; onLink: (handed: Handed) => void }) {
  const { t } = useLanguage();
  const roles = useRoles();
  const { act, isBusy } = useAct();
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
          aria-label={t('desk:staff.roleOf', { name })}
          data={roles}
          value={member.role}
          allowDeselect={false}
          disabled={isBusy || member.closedAt !== null}
          onChange={(role) => {
            if (isRole(role)) void act('staff.change-role', { id, role }).then(say);
          }}
        />
      </Table.Td>
      <Table.Td>
        {member.closedAt === null ? (
          <Badge color={member.hasSecondFactor ? 'green' : 'yellow'} variant="light">
            {t(member.hasSecondFactor ? 'desk:staff.hasFactor' : 'desk:staff.noFactor')}
          </Badge>
        ) : (
          <Badge color="gray">{t('desk:staff.closed')}</Badge>
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
                  void act('staff.password-link', { id }).then((answer) =>
                    answer.ok ? onLink({ link: answer.value.link, email: null }) : say(answer),
                  )
                }
              >
                {t('desk:staff.passwordLink')}
              </Button>
              {member.hasSecondFactor ? (
                <ConfirmButton
                  label={t('desk:staff.resetFactor')}
                  title={t('desk:staff.resetFactorTitle', { name })}
                  text={t('desk:staff.resetFactorText')}
                  onConfirm={() => act('staff.reset-second-factor', { id }).then(say)}
                />
              ) : null}
              <ConfirmButton
                label={t('desk:staff.close')}
                title={t('desk:staff.closeTitle', { name })}
                text={t('desk:staff.closeText')}
                onConfirm={() => act('staff.close', { id }).then(say)}
              />
            </>
          ) : (
            <Button size="xs" variant="default" onClick={() => void act('staff.reopen', { id }).then(say)}>
              {t('desk:staff.reopen')}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function Invitations({ invitations }: { invitations: ValueOf<'staff.list'>['invitations'] }) {
  const { t } = useLanguage();
  const { act } = useAct();
  if (invitations.length === 0) return null;
  return (
    <Paper withBorder p="md">
      <Text fw={600} mb="xs">
        {t('desk:staff.invited')}
      </Text>
      <Stack gap="xs">
        {invitations.map(({ email, role }) => (
          <Group key={email} justify="space-between">
            <Text size="sm">
              <bdi>{email}</bdi> · {t(`desk:roles.${role}`)}
            </Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => void act('staff.withdraw-invitation', { email })}
            >
              {t('desk:staff.withdraw')}
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
    <ScreenPage title={t('desk:screens.staff')} lead={t('desk:staff.lead')}>
      {handed === null ? null : <HandOver {...handed} onDone={() => setHanded(null)} />}
      <Invite onLink={setHanded} />
      <ScrollTable label={t('desk:screens.staff')} minWidth={720}>
        <Table className="desk-table" verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('desk:staff.who')}</Table.Th>
              <Table.Th>{t('desk:staff.role')}</Table.Th>
              <Table.Th>{t('desk:staff.state')}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t('desk:staff.actions')}</VisuallyHidden>
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
