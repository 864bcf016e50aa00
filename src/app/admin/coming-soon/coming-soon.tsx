import { Radio, Select, Stack } from '@mantine/core';
import { useLoaderData } from 'react-router';
import type { ComingSoon } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminForm, useAdminForm } from '../parts/forms/form.tsx';
import { MomentField } from '../parts/forms/moment-field.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/coming-soon';
import { PrivateLinks } from './private-links.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'coming-soon.open', {});
}

const MODES = ['off', 'store', 'site'] as const;
const ANSWERS = ['503', 'noindex'] as const;

type Draft = Omit<ComingSoon, 'linkVersion' | 'opensAt'> & { opensAt: string | null };

function toDraft({ mode, page, opensAt, answer }: ComingSoon): Draft {
  return { mode, page, opensAt: opensAt === '' ? null : opensAt, answer };
}

function useComingSoonForm() {
  const { setting, version } = useLoaderData<typeof loader>();
  return useAdminForm({
    draftKey: 'coming-soon',
    action: 'coming-soon.save',
    opened: { values: setting as Draft, version },
    toInput: (values: Draft, read) => ({ ...values, version: read }),
    toValues: (stored: ComingSoon) => toDraft(stored),
  });
}

/** Closes the shop, or its store pages, until it opens. Source: CS-06 */
export default function ComingSoonScreen() {
  const { t } = useLanguage();
  const { pages } = useLoaderData<typeof loader>();
  const state = useComingSoonForm();
  const { form } = state;
  const field = (name: string) => t(`adminComingSoon:fields.${name}`);
  const labels = Object.fromEntries(['mode', 'page', 'opensAt', 'answer'].map((name) => [name, field(name)]));
  const mayChange = useRights().includes('settings.change');
  return (
    <ScreenPage title={t('adminComingSoon:menu.comingSoon')} lead={t('adminComingSoon:lead')}>
      <Stack gap="xl">
        <AdminForm state={state} need="settings.change" labels={labels}>
          <Radio.Group label={field('mode')} {...form.getInputProps('mode')}>
            <Stack gap="xs" mt="xs">
              {MODES.map((mode) => (
                <Radio key={mode} value={mode} label={t(`adminComingSoon:modes.${mode}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Select
            label={field('page')}
            description={t('adminComingSoon:pageHelp')}
            data={[
              { value: '', label: t('adminComingSoon:ownPage') },
              ...pages.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
            allowDeselect={false}
            searchable
            {...form.getInputProps('page')}
          />
          <MomentField
            label={field('opensAt')}
            description={t('adminComingSoon:opensAtHelp')}
            value={form.values.opensAt}
            onChange={(moment) => form.setFieldValue('opensAt', moment)}
            error={form.errors.opensAt}
          />
          <Select
            label={field('answer')}
            description={t('adminComingSoon:answerHelp')}
            data={ANSWERS.map((value) => ({ value, label: t(`adminComingSoon:answers.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('answer')}
          />
        </AdminForm>
        {mayChange ? <PrivateLinks /> : null}
      </Stack>
    </ScreenPage>
  );
}
