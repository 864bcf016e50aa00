import { Button, Group, NumberInput, Select, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { DeskIcon } from '../parts/icon.tsx';
import { Pages } from '../parts/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { useQuery } from '../parts/use-query.ts';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/count-sheet';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return ask(args, 'stock.sheet', { locationId: Number(query.get('at')), page: query.get('page') ?? 1 });
}

type Row = ValueOf<'stock.sheet'>['rows'][number];

/** One thing: what should be there, and what somebody counted. */
function CountRow({ row, locationId, mayChange }: { row: Row; locationId: number; mayChange: boolean }) {
  const { t, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [counted, setCounted] = useState<number | string>('');
  const [words, setWords] = useState<string | null>(null);
  const name = inLanguage(row.name, language);
  const keep = async () => {
    const answer = await act('stock.adjust', {
      productId: row.id,
      ...{ locationId, counted: Number(counted), reason: 'count' },
    });
    setWords(answer.ok ? t('deskLocations:kept') : answer.words);
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
      <Table.Td ta="end" className="desk-number">
        <bdi>{row.quantity}</bdi>
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <NumberInput
            aria-label={t('deskLocations:countOf', { name, sku: row.sku })}
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
            className="desk-screen-only"
            aria-label={t('deskLocations:keepCount', { name, sku: row.sku })}
            disabled={counted === '' || !mayChange}
            loading={isBusy}
            onClick={() => void keep()}
          >
            {t('desk:save')}
          </Button>
          <Text size="sm" aria-live="polite">
            {words}
          </Text>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** What is to be counted at one place: printed and carried along, or typed in at once. Source: ST-02 */
export default function CountSheet() {
  const { t, language } = useLanguage();
  const { rows, total, page, perPage, locations, locationId } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('stock.change');
  const query = useQuery();
  return (
    <ScreenPage
      title={t('deskLocations:countSheet')}
      lead={t('deskLocations:countHelp')}
      actions={
        <Button
          variant="default"
          className="desk-screen-only"
          leftSection={<DeskIcon name="printer" />}
          onClick={() => window.print()}
        >
          {t('deskLocations:print')}
        </Button>
      }
    >
      <Select
        label={t('deskLocations:place')}
        data={locations
          .filter(({ isClosed }) => !isClosed)
          .map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
        value={String(locationId)}
        allowDeselect={false}
        onChange={(at) => query.set({ at: at ?? '' })}
        maw={320}
      />
      {rows.length === 0 ? (
        <div className="desk-surface">
          <NothingHere
            title={t('deskLocations:nothingCounted')}
            text={t('deskLocations:nothingCountedText')}
          />
        </div>
      ) : (
        <>
          <ScrollTable label={t('deskLocations:countSheet')} minWidth={420}>
            <Table className="desk-table" horizontalSpacing="md">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('deskLocations:goods')}</Table.Th>
                  <Table.Th ta="end">{t('deskLocations:should')}</Table.Th>
                  <Table.Th>{t('deskLocations:counted')}</Table.Th>
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
