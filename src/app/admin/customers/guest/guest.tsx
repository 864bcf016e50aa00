import { Alert, Anchor, Grid, Stack } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { Section } from '../../parts/forms/section.tsx';
import { ScreenPage } from '../../parts/screen.tsx';
import { Fact } from '../customer/facts.tsx';
import { CustomerOrders } from '../customer/orders.tsx';
import type { Route } from './+types/guest';
import { GuestActions } from './guest-actions.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? 1;
  return loadAction(args, 'customers.show-guest', { id: args.params.id ?? '', page });
}

/** A guest: contact details and orders without an account. Source: CU-03 */
export default function GuestScreen() {
  const { t, to, language } = useLanguage();
  const { guest, accountId, orders } = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={guest.name}
      lead={t('adminCustomers:guestLead')}
      actions={accountId === null ? <GuestActions guest={guest} /> : null}
    >
      {accountId === null ? null : (
        <Alert color="blue">
          {t('adminCustomers:guestAccount')}{' '}
          <Anchor component={Link} inherit to={to(`/admin/customers/${accountId}/`)}>
            {t('adminCustomers:guestOpenAccount')}
          </Anchor>
        </Alert>
      )}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Section title={t('adminCustomers:orders')}>
            <div>
              <CustomerOrders orders={orders} />
            </div>
          </Section>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Section title={t('adminCustomers:person')}>
            <Stack gap="xs" component="dl" m={0}>
              <Fact name={t('adminCustomers:email')}>
                {guest.email === '' ? (
                  '–'
                ) : (
                  <Anchor inherit href={`mailto:${guest.email}`}>
                    <bdi>{guest.email}</bdi>
                  </Anchor>
                )}
              </Fact>
              <Fact name={t('adminCustomers:phone')}>
                <bdi dir="ltr">{guest.phone || '–'}</bdi>
              </Fact>
              <Fact name={t('adminCustomers:language')}>{t(`admin:languages.${guest.language}`)}</Fact>
              <Fact name={t('adminCustomers:offers')}>
                {t(guest.hasConsent ? 'adminCustomers:offersYes' : 'adminCustomers:offersNo')}
              </Fact>
              <Fact name={t('adminCustomers:firstOrder')}>{formatMoment(guest.since, language)}</Fact>
              <Fact name={t('adminCustomers:lastOrder')}>{formatMoment(guest.lastOrderAt, language)}</Fact>
            </Stack>
          </Section>
        </Grid.Col>
      </Grid>
    </ScreenPage>
  );
}
