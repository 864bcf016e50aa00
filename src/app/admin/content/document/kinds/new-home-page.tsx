import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../../parts/fields.tsx';
import { AdminForm } from '../../../parts/forms/form.tsx';
import { Section } from '../../../parts/forms/section.tsx';
import { ScreenPage } from '../../../parts/screen.tsx';
import { loadNewHome } from '../../load.server.ts';
import { useDocumentForm } from '../use-document-form.ts';
import type { Route } from './+types/new-home-page';

export { adminHeaders as headers } from '../../../load-action.server.ts';

const StartFrom = lazy(() => import('../../../templates/presets/start-from.tsx'));

export const loader = (args: Route.LoaderArgs) => loadNewHome(args);

/** A new home page: title and preset. All else is edited on the page. Source: BO-01 */
export default function NewHomePage() {
  const { t } = useLanguage();
  const { choices, start } = useLoaderData<typeof loader>();
  const { state, labels } = useDocumentForm({ kind: 'home', open: null, choices, start });
  const { form } = state;
  return (
    <ScreenPage title={t('adminContent:create.home')}>
      <AdminForm
        state={state}
        need="content.change"
        labels={labels}
        saveLabel={t('adminContent:home.createAndEdit')}
      >
        <Stack gap="md">
          <Section title={t('adminContent:title')}>
            <LocalizedField form={form} name="title" label={t('adminContent:title')} required />
          </Section>
          <Suspense>
            <StartFrom
              kind="home"
              values={form.values}
              initial={start}
              onChange={(values) => form.setValues(values)}
            />
          </Suspense>
        </Stack>
      </AdminForm>
    </ScreenPage>
  );
}
