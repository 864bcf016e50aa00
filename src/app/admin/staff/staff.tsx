import { Button, Group, Paper, Select, Stack, Table, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import '../parts/lists/list.css';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/staff';
import { type Handed, MemberRow } from './member-row.tsx';
import { OneTimeSecret } from './one-time-secret.tsx';
import { useRoleName } from './roles/use-role-name.ts';
import { useRoles } from './roles/use-roles.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'staff.list', {});
}

/** An invitation or password link, shown once, to be passed on. */
function HandOver({ link, email, onDone }: Handed & { onDone: () => void }) {
  const { t } = useLanguage();
  const mailed = email === null ? [] : [t('adminStaff:mailed', { email })];
  const notes = [...mailed, t('adminStaff:linkHelp')];
  return <OneTimeSecret title={t('adminStaff:link')} notes={notes} text={link} onDone={onDone} />;
}

function Invite({ onLink }: { onLink: (handed: Handed) => void }) {
  const { t, language: shown } = useLanguage();
  const roles = useRoles();
  const { runAction, isBusy, words } = useAction();
  const [typed, setRole] = useState<Role>('order-desk');
  const role = roles.find(typed) ?? roles.choices[0]?.value ?? typed;
  const [language, setLanguage] = useState(shown);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    const answer = await runAction('staff.invite', { email, role, language });
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

/** The staff members and their roles. Source: RO-03 */
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
        <Table className="admin-table admin-stacked" verticalSpacing="sm" horizontalSpacing="md">
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
