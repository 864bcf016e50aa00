import {
  Button,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Switch,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import type { ProductDraft } from '#shop/catalogue';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { useAction } from '../../use-action.ts';
import type { Choices, Opened } from './editing.ts';

type StockDraft = ProductDraft['shelf'];
const REASONS = ['received', 'count', 'damaged', 'lost', 'return', 'correction'] as const;

/** Stock settings; the quantity is in the ledger. */
export function StockLevelFields({
  shelf,
  onChange,
  isNew = false,
}: {
  shelf: StockDraft;
  onChange: (shelf: StockDraft) => void;
  /** A new product is saved with its initial stock. */
  isNew?: boolean;
}) {
  const { t } = useLanguage();
  const set = (change: Partial<StockDraft>) => onChange({ ...shelf, ...change });
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminProducts:${group}.${value}`) }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} style={{ alignItems: 'end' }}>
      <Switch
        label={t('adminProducts:stock.isCounted')}
        checked={shelf.isCounted}
        onChange={(event) => set({ isCounted: event.currentTarget.checked })}
      />
      {shelf.isCounted ? (
        <>
          {isNew ? (
            <NumberInput
              label={t('adminProducts:stock.opening')}
              description={t('adminProducts:stock.openingHelp')}
              value={shelf.opening ?? ''}
              onChange={(typed) => set({ opening: typed === '' ? null : Math.round(Number(typed)) })}
              min={0}
              max={1_000_000}
              allowDecimal={false}
            />
          ) : null}
          <Select
            label={t('adminProducts:stock.backorders')}
            data={named('backorders', ['no', 'notify', 'yes'])}
            value={shelf.backorders}
            allowDeselect={false}
            onChange={(value) => set({ backorders: value as StockDraft['backorders'] })}
          />
          <NumberInput
            label={t('adminProducts:stock.lowAmount')}
            value={shelf.lowAmount ?? ''}
            onChange={(typed) => set({ lowAmount: typed === '' ? null : Math.round(Number(typed)) })}
            min={0}
            allowDecimal={false}
          />
        </>
      ) : (
        <Select
          label={t('adminProducts:stock.says')}
          data={named('stock', ['instock', 'outofstock', 'onbackorder'])}
          value={shelf.status}
          allowDeselect={false}
          onChange={(value) => set({ status: value as StockDraft['status'] })}
        />
      )}
    </SimpleGrid>
  );
}

type Entry = ValueOf<'stock.ledger'>['entries'][number];

function Ledger({ productId }: { productId: number }) {
  const { t, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const show = async () => {
    const answer = await runAction('stock.ledger', { productId });
    if (answer.ok) setEntries(answer.value.entries);
  };
  if (entries === null)
    return (
      <Button data-look variant="default" size="xs" loading={isBusy} onClick={() => void show()}>
        {t('adminProducts:stock.ledger')}
      </Button>
    );
  if (entries.length === 0) return <Text size="sm">{t('adminProducts:stock.noLedger')}</Text>;
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table className="admin-table" aria-label={t('adminProducts:stock.ledger')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminAudit:when')}</Table.Th>
            <Table.Th ta="end">{t('adminProducts:stock.change')}</Table.Th>
            <Table.Th>{t('adminProducts:stock.reason')}</Table.Th>
            <Table.Th>{t('adminProducts:stock.by')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td className="admin-number">{formatMoment(new Date(entry.at), language)}</Table.Td>
              <Table.Td ta="end" className="admin-number">
                <bdi>{entry.change > 0 ? `+${entry.change}` : entry.change}</bdi>
              </Table.Td>
              <Table.Td>
                {t(`adminProducts:reasons.${entry.reason}`)} <bdi>{entry.note}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{entry.byName}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type Adjusted = (shelf: ValueOf<'stock.adjust'>) => void;

function Adjust({
  productId,
  locations,
  onAdjusted,
}: {
  productId: number;
  locations: Choices['locations'];
  onAdjusted?: Adjusted | undefined;
}) {
  const { t, language } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [delta, setDelta] = useState<number | string>('');
  const [reason, setReason] = useState<string | null>('received');
  const [note, setNote] = useState('');
  const open = locations.filter(({ isClosed }) => !isClosed);
  const [locationId, setLocation] = useState<string | null>(String(open[0]?.id ?? ''));
  const adjust = async () => {
    const answer = await runAction('stock.adjust', {
      productId,
      locationId: Number(locationId) || null,
      delta: Math.round(Number(delta)),
      reason,
      note,
    });
    if (!answer.ok) return;
    onAdjusted?.(answer.value);
    setDelta('');
    setNote('');
  };
  return (
    <Group align="flex-end" gap="xs">
      <NumberInput
        label={t('adminProducts:stock.delta')}
        placeholder="+10"
        value={delta}
        onChange={setDelta}
        allowDecimal={false}
        error={words}
        w="8rem"
      />
      <Select
        label={t('adminProducts:stock.reason')}
        data={REASONS.map((value) => ({ value, label: t(`adminProducts:reasons.${value}`) }))}
        value={reason}
        allowDeselect={false}
        onChange={setReason}
        w="10rem"
      />
      {open.length > 1 ? (
        <Select
          label={t('adminProducts:stock.location')}
          data={open.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
          value={locationId}
          allowDeselect={false}
          onChange={setLocation}
          w="10rem"
        />
      ) : null}
      <TextInput
        label={t('adminProducts:stock.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={300}
        style={{ flexGrow: 1 }}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={delta === '' || Number(delta) === 0}
        onClick={() => void adjust()}
      >
        {t('adminProducts:stock.adjust')}
      </Button>
    </Group>
  );
}

/** Stock by location, its movements, and adjustments with a reason. */
export function LocationStock({
  productId,
  shelves,
  locations,
  onAdjusted,
}: {
  productId: number;
  shelves: Opened['shelves'];
  locations: Choices['locations'];
  onAdjusted?: Adjusted;
}) {
  const { t, language } = useLanguage();
  const mayAdjust = useRights().includes('stock.change');
  const shelf = shelves.find((one) => one.productId === productId);
  const nameOf = (id: number) => {
    const name = locations.find((one) => one.id === id)?.name;
    return name === undefined ? String(id) : inLanguage(name, language);
  };
  return (
    <>
      <Text size="sm">
        {t('adminProducts:stock.level', { level: shelf?.level ?? 0, reserved: shelf?.reserved ?? 0 })}
        {locations.length > 1
          ? ` (${(shelf?.locations ?? []).map(({ locationId, quantity }) => `${nameOf(locationId)}: ${quantity}`).join(', ')})`
          : ''}
      </Text>
      {mayAdjust ? <Adjust productId={productId} locations={locations} onAdjusted={onAdjusted} /> : null}
      <Group>
        <Ledger key={shelf?.level ?? 0} productId={productId} />
      </Group>
    </>
  );
}
