import { Alert, Anchor, Badge, Button, Group, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { movedBy } from '../delivery/zone-draft.ts';
import { DeskIcon } from '../parts/icon.tsx';
import { Pages } from '../parts/list.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { useRights } from '../parts/use-rights.ts';
import { Section } from '../products/section.tsx';
import { TermForm, TermMoves } from '../terms/term-row.tsx';
import type { Route } from './+types/locations';
import { CloseLocation } from './close-location.tsx';
import { MoveStock } from './move-stock.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1);
  const [locations, low] = [await ask(args, 'locations.list', {}), await ask(args, 'stock.low', { page })];
  return { locations, low, page: Math.max(1, Math.round(page) || 1) };
}

function Places() {
  const { t, language } = useLanguage();
  const { locations } = useLoaderData<typeof loader>();
  const { act } = useAct();
  const open = locations.filter(({ isClosed }) => !isClosed);
  const closed = locations.filter(({ isClosed }) => isClosed);
  return (
    <Section title={t('deskLocations:places')} lead={t('deskLocations:placesHelp')}>
      {open.map((location, index) => {
        const { id, name, goods, pieces } = location;
        return (
          <Group key={id} gap="xs" className="desk-row" align="flex-end">
            <TermForm
              label={inLanguage(name, language)}
              name={name}
              save={({ name: typed }) => act('locations.rename', { id, name: typed })}
            />
            <Text size="sm" c="dimmed">
              {t('deskLocations:holds', { goods, pieces })}
            </Text>
            <TermMoves
              name={inLanguage(name, language)}
              isFirst={index === 0}
              isLast={index === open.length - 1}
              onMove={(by) =>
                void act('locations.reorder', { ids: movedBy(open, index, by).map((one) => one.id) })
              }
              onRemove={() => act('locations.remove', { id })}
            />
            <CloseLocation location={location} others={open.filter((one) => one.id !== id)} />
          </Group>
        );
      })}
      {closed.map(({ id, name, goods, pieces }) => (
        <Group key={id} gap="xs" className="desk-row">
          <Text fw={600}>{inLanguage(name, language)}</Text>
          <Badge variant="light" color="gray">
            {t('deskLocations:closed')}
          </Badge>
          <Text size="sm" c="dimmed">
            {t('deskLocations:holds', { goods, pieces })}
          </Text>
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('deskLocations:reopen')}: ${inLanguage(name, language)}`}
            onClick={() => void act('locations.reopen', { id })}
          >
            {t('deskLocations:reopen')}
          </Button>
        </Group>
      ))}
      <TermForm
        label={t('deskLocations:add')}
        name={{ en: '' }}
        isNew
        save={({ name }) => act('locations.create', { name })}
      />
    </Section>
  );
}

function LowStock() {
  const { t, to, language } = useLanguage();
  const { low, page } = useLoaderData<typeof loader>();
  const { rows, total, perPage } = low;
  return (
    <Section title={t('deskLocations:low')} lead={t('deskLocations:lowHelp')}>
      {rows.length === 0 ? <Alert color="green">{t('deskLocations:noneLow')}</Alert> : null}
      {rows.length === 0 ? null : (
        <ScrollTable label={t('deskLocations:low')} minWidth={320} isPlain>
          <Table className="desk-table">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('deskLocations:goods')}</Table.Th>
                <Table.Th ta="end">{t('deskLocations:there')}</Table.Th>
                <Table.Th ta="end">{t('deskLocations:threshold')}</Table.Th>
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
                  <Table.Td ta="end" className="desk-number" {...(quantity <= 0 ? { c: 'red' } : {})}>
                    <bdi>{quantity}</bdi>
                  </Table.Td>
                  <Table.Td ta="end" className="desk-number">
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

/** Where stock stands, how it moves, and what runs low. Source: ST-01, ST-02 */
export default function Locations() {
  const { t, to } = useLanguage();
  const { locations } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('stock.change');
  return (
    <ScreenPage
      title={t('desk:screens.locations')}
      lead={t('deskLocations:lead')}
      actions={
        <Button
          component={Link}
          variant="default"
          to={to('/admin/locations/count/')}
          leftSection={<DeskIcon name="list-dashes" />}
        >
          {t('deskLocations:countSheet')}
        </Button>
      }
    >
      <fieldset disabled={!mayChange} className="desk-plain">
        <Places />
      </fieldset>
      <MoveStock locations={locations} mayChange={mayChange} />
      <LowStock />
    </ScreenPage>
  );
}
