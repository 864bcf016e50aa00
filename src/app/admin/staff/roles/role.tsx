import { Stack, Text, TextInput } from '@mantine/core';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { isCustomRole, type Right, type Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { AdminForm, useAdminForm } from '../../parts/forms/form.tsx';
import { ReadOnlyFields } from '../../parts/forms/read-only.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import type { Route } from './+types/role';
import { RightBoxes } from './right-boxes.tsx';
import { useRoleName } from './use-role-name.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

const NEW = 'new';

/** @returns the role in the URL as the action's input, which refuses an unknown one */
function roleIn(typed: string | null): Role | null {
  return typed === null || typed === '' ? null : (typed as Role);
}

export async function loader(args: Route.LoaderArgs) {
  const { role } = args.params;
  const from = roleIn(new URL(args.request.url).searchParams.get('from'));
  return loadAction(args, 'roles.open', role === NEW ? { from } : { of: roleIn(role) });
}

type Shown = ValueOf<'roles.open'>;
type Values = { name: string; rights: readonly Right[] };

function RoleForm({ shown }: { shown: Shown }) {
  const { t, to } = useLanguage();
  const { opened, mine } = shown;
  const key = opened !== null && isCustomRole(opened.role) ? opened.role : null;
  const labels = { name: t('adminStaff:roles.name'), rights: t('adminStaff:roles.rights') };
  const state = useAdminForm({
    action: 'roles.save',
    draftKey: `role:${key ?? NEW}`,
    opened: {
      values: { name: opened?.name ?? '', rights: shown.rights } as Values,
      version: opened?.version ?? 0,
    },
    toInput: (values: Values, version) => ({
      name: values.name,
      rights: [...values.rights],
      opened: key === null ? null : { role: key, version },
    }),
    toValues: ({ name, rights }: Values): Values => ({ name, rights }),
    onSaved: ({ role }) => {
      if (key === null) goOn(to(`/admin/staff/roles/${role}/`));
    },
  });
  const goOn = useOnward(state.isDirty);
  const { form } = state;
  return (
    <AdminForm
      state={state}
      need="staff.change"
      labels={labels}
      formatField={(field, value) =>
        field === 'rights' && Array.isArray(value)
          ? value.map((right) => t(`adminStaff:rights.${right}`)).join(' · ')
          : null
      }
    >
      <Section title={labels.rights} lead={t('adminStaff:roles.formLead')}>
        <TextInput label={labels.name} required maxLength={60} maw={420} {...form.getInputProps('name')} />
        <RightBoxes
          rights={form.values.rights}
          offered={mine}
          onChange={(rights) => form.setFieldValue('rights', rights)}
        />
        <Text size="sm" c="dimmed">
          {t('adminStaff:roles.beyond')}
        </Text>
      </Section>
    </AdminForm>
  );
}

/** The screen of a role: a custom one is editable, a built-in one read-only. Source: RO-03 */
export default function StaffRole() {
  const { t } = useLanguage();
  const nameOf = useRoleName();
  const shown = useLoaderData<typeof loader>();
  const { opened, rights, isGiven } = shown;
  const title = opened === null ? t('adminStaff:roles.new') : nameOf(opened.role, opened.name);
  return (
    <ScreenPage title={title}>
      {isGiven ? (
        <RoleForm key={opened?.role ?? NEW} shown={shown} />
      ) : (
        <ReadOnlyFields>
          <Section title={t('adminStaff:roles.rights')} lead={t('adminStaff:roles.look')}>
            <Stack>
              <RightBoxes rights={rights} offered={rights} isReadOnly onChange={() => undefined} />
            </Stack>
          </Section>
        </ReadOnlyFields>
      )}
    </ScreenPage>
  );
}
