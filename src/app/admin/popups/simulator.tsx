import { Button, Grid, Stack } from '@mantine/core';
import { Form, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { ScreenHandle } from '../frame.tsx';
import { loadAction } from '../load-action.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/simulator';
import { CartFields, PageFields, StoredFields, VisitorFields, WalkFields } from './fields.tsx';
import { Result } from './result.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

/** A plain HTML form whose state is in the URL. */
export const handle: ScreenHandle = { isPlain: true };

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'popups.simulate', { query: new URL(args.request.url).search });
}

/** The popup simulator: a visit, and what the page's popups do on it. */
export default function Simulator() {
  const { t, to } = useLanguage();
  const { profile, found: outcome } = useLoaderData<typeof loader>();
  const address = to('/admin/popups/simulator/');
  return (
    <ScreenPage title={t('adminPopups:menu.simulator')} lead={t('adminPopups:lead')}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Form data-look method="get" action={`${address}#result`}>
            <Stack gap="md">
              <PageFields profile={profile} isUnknown={outcome === null && profile.address !== ''} />
              <VisitorFields profile={profile} />
              <CartFields cart={profile.cart} />
              <WalkFields walk={profile.walk} />
              {outcome === null ? null : <StoredFields popups={outcome.popups} entries={profile.entries} />}
              <Button type="submit">{t('adminPopups:run')}</Button>
            </Stack>
          </Form>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <div style={{ position: 'sticky', top: '4.75rem' }}>
            <Result outcome={outcome} hasAddress={profile.address !== ''} />
          </div>
        </Grid.Col>
      </Grid>
    </ScreenPage>
  );
}
