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
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/staff';
import { useRoleName } from './roles/use-role-name.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'staff.list', {});
}

type Member = ValueOf<'staff.list'>['members'][number];

/** The roles that may be given, and the one a field shows already. */
function useRoles(shown: Role | null = null) {
  const nameOf = useRoleName();
  const { roles } = useLoaderData<typeof loader>();
  const offered = roles.filter(({ role, isGiven }) => isGiven || role === shown);
  return {
    choices: offered.map(({ role, name }) => ({ value: role, label: nameOf(role, name) })),
    find: (value: string | null) => offered.find(({ role }) => role === value)?.role ?? null,
  };
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
  const [typed, setRole] = useState<Role>('order-desk');
  const role = roles.find(typed) ?? roles.choices[0]?.value ?? typed;
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
            data={roles.choices}
            value={role}
            allowDeselect={false}
            onChange={(value) => setRole(roles.find(value) ?? role)}
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

type Said = (answer: { ok: boolean; words?: string }) => void;

/** What can be done with a member. */
function MemberActions({
  member: { id, name, ...member },
  onLink,
  onAnswer,
}: {
  member: Member;
  onLink: (handed: Handed) => void;
  onAnswer: Said;
}) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const [isOpen, setOpen] = useState(false);
  if (member.closedAt !== null)
    return (
      <Button
        size="xs"
        variant="default"
        onClick={() => void runAction('staff.reopen', { id }).then(onAnswer)}
      >
        {t('adminStaff:reopen')}
      </Button>
    );
  const makeLink = async () => {
    const answer = await runAction('staff.password-link', { id });
    if (answer.ok) onLink({ link: answer.value.link, email: null });
    else onAnswer(answer);
  };
  return (
    <>
      {isOpen ? <SessionsDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('adminStaff:sessions')}
      </Button>
      <Button size="xs" variant="default" onClick={() => void makeLink()}>
        {t('adminStaff:passwordLink')}
      </Button>
      {member.hasSecondFactor ? (
        <ConfirmButton
          label={t('adminStaff:resetFactor')}
          title={t('adminStaff:resetFactorTitle', { name })}
          text={t('adminStaff:resetFactorText')}
          onConfirm={() => runAction('staff.reset-second-factor', { id }).then(onAnswer)}
        />
      ) : null}
      <ConfirmButton
        label={t('adminStaff:close')}
        title={t('adminStaff:closeTitle', { name })}
        text={t('adminStaff:closeText')}
        onConfirm={() => runAction('staff.close', { id }).then(onAnswer)}
      />
    </>
  );
}

function MemberState({ member: { closedAt, hasSecondFactor } }: { member: Member }) {
  const { t } = useLanguage();
  if (closedAt !== null) return <Badge color="gray">{t('adminStaff:closed')}</Badge>;
  return (
    <Badge color={hasSecondFactor ? 'green' : 'yellow'} variant="light">
      {t(hasSecondFactor ? 'adminStaff:hasFactor' : 'adminStaff:noFactor')}
    </Badge>
  );
}

function MemberRow({ member, onLink }: { member: Member; onLink: (handed: Handed) => void }) {
  const { t } = useLanguage();
  const roles = useRoles(member.role);
  const { runAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const { id, name } = member;
  const say: Said = (answer) => setWords(answer.ok ? null : (answer.words ?? null));
  const change = (value: string | null) => {
    const role = roles.find(value);
    if (role !== null) void runAction('staff.change-role', { id, role }).then(say);
  };
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
          data={roles.choices}
          value={member.role}
          allowDeselect={false}
          disabled={isBusy || member.closedAt !== null || !member.isManaged}
          onChange={change}
        />
      </Table.Td>
      <Table.Td>
        <MemberState member={member} />
      </Table.Td>
      <Table.Td>
        {member.isManaged ? (
          <Group gap="xs" justify="flex-end">
            <MemberActions member={member} onLink={onLink} onAnswer={say} />
          </Group>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

function Invitations({ invitations }: { invitations: ValueOf<'staff.list'>['invitations'] }) {
  const { t } = useLanguage();
  const nameOf = useRoleName();
  const { roles } = useLoaderData<typeof loader>();
  const { runAction } = useAction();
  const named = (role: Role) => nameOf(role, roles.find((one) => one.role === role)?.name ?? null);
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
              <bdi>{email}</bdi> · {named(role)}
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
  const { t, to } = useLanguage();
  const { members, invitations } = useLoaderData<typeof loader>();
  const [handed, setHanded] = useState<Handed | null>(null);
  return (
    <ScreenPage
      title={t('adminStaff:menu.staff')}
      lead={t('adminStaff:lead')}
      actions={
        <Button component={Link} to={to('/admin/staff/roles/')} variant="default">
          {t('adminStaff:roles.title')}
        </Button>
      }
    >
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
