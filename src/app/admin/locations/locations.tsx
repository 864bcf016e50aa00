import { Alert, Anchor, Badge, Button, Group, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { movedBy } from '../delivery/zone/zone-draft.ts';
import { loadAction } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { Pages } from '../parts/lists/list.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { TermForm, TermMoves } from '../terms/term-row.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/locations';
import { CloseLocation } from './close-location.tsx';
import { MoveStock } from './move-stock.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1);
  const [locations, low] = [
    await loadAction(args, 'locations.list', {}),
    await loadAction(args, 'stock.low', { page }),
  ];
  return { locations, low, page: Math.max(1, Math.round(page) || 1) };
}

function Places() {
  const { t, language } = useLanguage();
  const { locations } = useLoaderData<typeof loader>();
  const { runAction } = useAction();
  const open = locations.filter(({ isClosed }) => !isClosed);
  const closed = locations.filter(({ isClosed }) => isClosed);
  return (
    <Section title={t('adminLocations:places')} lead={t('adminLocations:placesHelp')}>
      {open.map((location, index) => {
        const { id, name, goods: productCount, pieces, version } = location;
        return (
          <Group key={id} gap="xs" className="admin-row" align="flex-end">
            <TermForm
              label={inLanguage(name, language)}
              term={{ name }}
              version={version}
              action="locations.rename"
              toInput={({ name: typed }, read) => ({ id, name: typed, version: read })}
            />
            <Text size="sm" c="dimmed">
              {t('adminLocations:holds', { goods: productCount, pieces })}
            </Text>
            <TermMoves
              name={inLanguage(name, language)}
              isFirst={index === 0}
              isLast={index === open.length - 1}
              onMove={(by) =>
                void runAction('locations.reorder', { ids: movedBy(open, index, by).map((one) => one.id) })
              }
              onRemove={() => runAction('locations.remove', { id })}
            />
            <CloseLocation location={location} others={open.filter((one) => one.id !== id)} />
          </Group>
        );
      })}
      {closed.map(({ id, name, goods: productCount, pieces }) => (
        <Group key={id} gap="xs" className="admin-row">
          <Text fw={600}>{inLanguage(name, language)}</Text>
          <Badge variant="light" color="gray">
            {t('adminLocations:closed')}
          </Badge>
          <Text size="sm" c="dimmed">
            {t('adminLocations:holds', { goods: productCount, pieces })}
          </Text>
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('adminLocations:reopen')}: ${inLanguage(name, language)}`}
            onClick={() => void runAction('locations.reopen', { id })}
          >
            {t('adminLocations:reopen')}
          </Button>
        </Group>
      ))}
      <TermForm
        label={t('adminLocations:add')}
        term={{ name: { en: '' } }}
        isNew
        action="locations.create"
        toInput={({ name }) => ({ name })}
      />
    </Section>
  );
}

function LowStock() {
  const { t, to, language } = useLanguage();
  const { low, page } = useLoaderData<typeof loader>();
  const { rows, total, perPage } = low;
  return (
    <Section title={t('adminLocations:low')} lead={t('adminLocations:lowHelp')}>
      {rows.length === 0 ? <Alert color="green">{t('adminLocations:noneLow')}</Alert> : null}
      {rows.length === 0 ? null : (
        <ScrollTable label={t('adminLocations:low')} minWidth={320} isPlain>
          <Table className="admin-table">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('adminLocations:goods')}</Table.Th>
                <Table.Th ta="end">{t('adminLocations:there')}</Table.Th>
                <Table.Th ta="end">{t('adminLocations:threshold')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ id, productId, sku, name, quantity, threshold }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Anchor component={Link} data-row to={to(`/admin/products/${productId}/`)}>
                      {inLanguage(name, language)}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      <bdi dir="ltr">{sku}</bdi>
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end" className="admin-number" {...(quantity <= 0 ? { c: 'red' } : {})}>
                    <bdi>{quantity}</bdi>
                  </Table.Td>
                  <Table.Td ta="end" className="admin-number">
                    {threshold}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
      {total > perPage ? <Pages total={total} page={page} perPage={perPage} /> : null}
    </Section>
  );
}

/** Locations, stock movements and low stock. Source: ST-01, ST-02 */
export default function Locations() {
  const { t, to } = useLanguage();
  const { locations } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('stock.change');
  return (
    <ScreenPage
      title={t('adminLocations:menu.locations')}
      lead={t('adminLocations:lead')}
      actions={
        <Button
          component={Link}
          variant="default"
          to={to('/admin/locations/count/')}
          leftSection={<AdminIcon name="list-dashes" />}
        >
          {t('adminLocations:countSheet')}
        </Button>
      }
    >
      <fieldset disabled={!mayChange} className="admin-plain">
        <Places />
      </fieldset>
      <MoveStock locations={locations} mayChange={mayChange} />
      <LowStock />
    </ScreenPage>
  );
}
