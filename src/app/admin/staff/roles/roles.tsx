import { Alert, Anchor, Button, Group, Modal, Select, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { DialogButtons } from '../../parts/confirm.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import type { Route } from './+types/roles';
import { useRoleName } from './use-role-name.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'roles.list', {});
}

type Listed = ValueOf<'roles.list'>;
type CustomRole = Listed['own'][number];
type Row = Readonly<{
  role: Role;
  name: string | null;
  rights: readonly string[];
  count: number;
  isGiven: boolean;
}>;

/** Deletes a role; its members are assigned another one. */
function DeleteDialog({ role, onClose }: { role: CustomRole; onClose: () => void }) {
  const { t } = useLanguage();
  const nameOf = useRoleName();
  const { builtIn, own: customRoles } = useLoaderData<typeof loader>();
  const { runAction, isBusy, words } = useAction();
  const [other, setOther] = useState<string | null>(null);
  const others = [...builtIn.map((one) => ({ ...one, name: null })), ...customRoles].filter(
    (one) => one.isGiven && one.role !== role.role,
  );
  const remove = async () => {
    const chosen = others.find((one) => one.role === other)?.role ?? null;
    const answer = await runAction('roles.delete', { role: role.role, other: chosen });
    if (answer.ok) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('adminStaff:roles.deleteTitle', { name: role.name })} centered>
      <Stack>
        {words === null ? null : <Alert color="red" role="alert" title={words} />}
        <Text>{t('adminStaff:roles.deleteText')}</Text>
        {role.count === 0 ? null : (
          <Select
            label={t('adminStaff:roles.deleteGive')}
            data={others.map((one) => ({ value: one.role, label: nameOf(one.role, one.name) }))}
            value={other}
            onChange={setOther}
          />
        )}
        <DialogButtons onClose={onClose} isCancelFocused>
          <Button
            color="red"
            loading={isBusy}
            disabled={role.count > 0 && other === null}
            onClick={() => void remove()}
          >
            {t('adminStaff:roles.delete')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function RoleRow({ row, onDelete }: { row: Row; onDelete?: () => void }) {
  const { t, to } = useLanguage();
  const nameOf = useRoleName();
  const name = nameOf(row.role, row.name);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={to(`/admin/staff/roles/${row.role}/`)} fw={600} underline="always">
          <bdi>{name}</bdi>
        </Anchor>
        <Text size="sm" c="dimmed">
          {t('adminStaff:roles.rightsCount', { count: row.rights.length })} ·{' '}
          {t('adminStaff:roles.members', { count: row.count })}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end">
          <Button
            component={Link}
            to={to(`/admin/staff/roles/new/?from=${row.role}`)}
            size="xs"
            variant="default"
            aria-label={t('adminStaff:roles.copyOf', { name })}
          >
            {t('adminStaff:roles.copy')}
          </Button>
          {onDelete === undefined || !row.isGiven ? null : (
            <Button size="xs" variant="default" color="red" onClick={onDelete}>
              {t('adminStaff:roles.delete')}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The rights of all roles, custom and built-in. Source: RO-03 */
export default function StaffRoles() {
  const { t, to } = useLanguage();
  const { builtIn, own: customRoles } = useLoaderData<typeof loader>();
  const [deleted, setDeleted] = useState<CustomRole | null>(null);
  const add = (
    <Button component={Link} to={to('/admin/staff/roles/new/')}>
      {t('adminStaff:roles.add')}
    </Button>
  );
  return (
    <ScreenPage title={t('adminStaff:roles.title')} lead={t('adminStaff:roles.lead')} actions={add}>
      <Section title={t('adminStaff:roles.own')}>
        {customRoles.length === 0 ? (
          <NothingHere title={t('adminStaff:roles.none')} text={t('adminStaff:roles.noneText')} />
        ) : (
          <Table className="admin-table">
            <Table.Tbody>
              {customRoles.map((role) => (
                <RoleRow key={role.role} row={role} onDelete={() => setDeleted(role)} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Section>
      <Section title={t('adminStaff:roles.builtIn')}>
        <Table className="admin-table">
          <Table.Tbody>
            {builtIn.map((role) => (
              <RoleRow key={role.role} row={{ ...role, name: null }} />
            ))}
          </Table.Tbody>
        </Table>
      </Section>
      {deleted === null ? null : <DeleteDialog role={deleted} onClose={() => setDeleted(null)} />}
    </ScreenPage>
  );
}
