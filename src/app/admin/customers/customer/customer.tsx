import { Button, Grid, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../../load-action.server.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import type { DeletedCustomer } from '../known.ts';
import type { Route } from './+types/customer';
import { CustomerActions } from './customer-actions.tsx';
import { Devices } from './devices.tsx';
import { Addresses, Facts } from './facts.tsx';
import { Events, Notes } from './notes.tsx';
import { CustomerOrders } from './orders.tsx';
import { EditTags } from './tags.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? 1;
  const [opened, rights] = await Promise.all([
    loadAction(args, 'customers.show', { id: args.params.id, page }),
    rightsIn(args),
  ]);
  return { ...opened, rights };
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h5" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** The screen of a customer that was erased or merged. */
function ErasedRecord({ id, record }: { id: number; record: DeletedCustomer }) {
  const { t, to, language } = useLanguage();
  const { erasedAt, mergedInto } = record;
  return (
    <ScreenPage title={t('adminCustomers:goneTitle', { id })}>
      <Text>
        {mergedInto === null
          ? t('adminCustomers:erasedOn', { date: erasedAt === null ? '' : formatDate(erasedAt, language) })
          : t('adminCustomers:mergedInto', { id: mergedInto })}
      </Text>
      <div>
        <Button
          component={Link}
          variant="default"
          to={to(mergedInto === null ? '/admin/customers/' : `/admin/customers/${mergedInto}/`)}
        >
          {t(mergedInto === null ? 'adminCustomers:toList' : 'adminCustomers:toMerged')}
        </Button>
      </div>
    </ScreenPage>
  );
}

/** The screen of a customer. Source: CU-01 */
export default function Customer() {
  const { t } = useLanguage();
  const { id, known, gone, rights } = useLoaderData<typeof loader>();
  if (gone !== null) return <ErasedRecord id={id} record={gone} />;
  if (known === null) return null;
  const { customer } = known;
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.displayName;
  const mayChange = rights.includes('customers.change');
  return (
    <ScreenPage
      title={name}
      lead={<bdi>{customer.email}</bdi>}
      actions={<CustomerActions customer={customer} rights={rights} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <Section title={t('adminCustomers:orders')}>
              <CustomerOrders orders={known.orders} />
            </Section>
            <Section title={t('adminCustomers:notes')}>
              <Notes id={customer.id} notes={known.notes} mayWrite={mayChange} />
            </Section>
            <Section title={t('adminCustomers:events')}>
              <Events events={known.events} />
            </Section>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <Section title={t('adminCustomers:person')}>
              <Facts customer={customer} />
            </Section>
            <Section title={t('adminCustomers:tags')}>
              <EditTags
                key={customer.tags.join()}
                id={customer.id}
                tags={customer.tags}
                mayChange={mayChange}
              />
            </Section>
            <Section title={t('adminCustomers:devices')}>
              <Devices devices={known.devices} mayChange={mayChange} />
            </Section>
            <Section title={t('adminCustomers:addresses')}>
              <Addresses addresses={known.addresses} />
            </Section>
          </Stack>
        </Grid.Col>
      </Grid>
    </ScreenPage>
  );
}
