import { Button, Group, NumberInput, Select, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { Pages } from '../parts/lists/list.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/count-sheet';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return loadAction(args, 'stock.sheet', {
    locationId: Number(query.get('at')),
    page: query.get('page') ?? 1,
  });
}

type Row = ValueOf<'stock.sheet'>['rows'][number];

/** A row of the sheet: expected and counted stock. */
function CountRow({ row, locationId, mayChange }: { row: Row; locationId: number; mayChange: boolean }) {
  const { t, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [counted, setCounted] = useState<number | string>('');
  const [words, setWords] = useState<string | null>(null);
  const name = inLanguage(row.name, language);
  const save = async () => {
    const answer = await runAction('stock.adjust', {
      productId: row.id,
      ...{ locationId, counted: Number(counted), reason: 'count' },
    });
    setWords(answer.ok ? t('adminLocations:kept') : answer.words);
    if (answer.ok) setCounted('');
  };
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        <Text size="sm" c="dimmed">
          <bdi dir="ltr">{row.sku}</bdi>
        </Text>
      </Table.Td>
      <Table.Td ta="end" className="admin-number">
        <bdi>{row.quantity}</bdi>
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <NumberInput
            aria-label={t('adminLocations:countOf', { name, sku: row.sku })}
            value={counted}
            onChange={setCounted}
            min={0}
            allowDecimal={false}
            hideControls
            w="6rem"
            disabled={!mayChange}
          />
          <Button
            size="xs"
            variant="default"
            className="admin-screen-only"
            aria-label={t('adminLocations:keepCount', { name, sku: row.sku })}
            disabled={counted === '' || !mayChange}
            loading={isBusy}
            onClick={() => void save()}
          >
            {t('admin:save')}
          </Button>
          <Text size="sm" aria-live="polite">
            {words}
          </Text>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The count sheet of a location, to print or to fill in. Source: ST-02 */
export default function CountSheet() {
  const { t, language } = useLanguage();
  const { rows, total, page, perPage, locations, locationId } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('stock.change');
  const query = useQuery();
  return (
    <ScreenPage
      title={t('adminLocations:countSheet')}
      lead={t('adminLocations:countHelp')}
      actions={
        <Button
          variant="default"
          className="admin-screen-only"
          data-look
          leftSection={<AdminIcon name="printer" />}
          onClick={() => window.print()}
        >
          {t('adminLocations:print')}
        </Button>
      }
    >
      <Select
        label={t('adminLocations:place')}
        data={locations
          .filter(({ isClosed }) => !isClosed)
          .map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
        value={String(locationId)}
        allowDeselect={false}
        onChange={(at) => query.set({ at: at ?? '' })}
        maw={320}
      />
      {rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere
            title={t('adminLocations:nothingCounted')}
            text={t('adminLocations:nothingCountedText')}
          />
        </div>
      ) : (
        <>
          <ScrollTable label={t('adminLocations:countSheet')} minWidth={420}>
            <Table className="admin-table" horizontalSpacing="md">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('adminLocations:goods')}</Table.Th>
                  <Table.Th ta="end">{t('adminLocations:should')}</Table.Th>
                  <Table.Th>{t('adminLocations:counted')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <CountRow
                    key={`${locationId}-${row.id}`}
                    row={row}
                    locationId={locationId}
                    mayChange={mayChange}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </ScrollTable>
          <Pages total={total} page={page} perPage={perPage} />
        </>
      )}
    </ScreenPage>
  );
}
