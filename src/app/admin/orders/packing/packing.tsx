import { ActionIcon, Alert, Button, Group, Paper, Progress, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireRight } from '../../load-action.server.ts';
import { LeaveWarning } from '../../parts/forms/leave-warning.tsx';
import { useAlive } from '../../parts/frame/use-alive.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ErrorAlert, ScreenPage } from '../../parts/screen.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import { type ChangedBy, OrderConflict, parseConflict } from '../order-conflict.tsx';
import { changesOf, type OrderChange, recount } from '../rules/order-changes.ts';
import {
  type Counted,
  countOne,
  missing,
  type PackItem,
  type Scanned,
  scan,
  takeOut,
} from '../rules/packing.ts';
import type { Route } from './+types/packing';
import { playScan } from './scan-sound.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireRight(args, 'orders.change');
  return loadAction(args, 'orders.packing', { id: parseOrderId(args.params.id) ?? 0 });
}

type ScanMessage = Readonly<{ heard: Scanned['heard']; words: string; count: number }>;

function usePacking(items: readonly PackItem[]) {
  const { t, language } = useLanguage();
  const [counted, setCounted] = useState<Counted>({});
  const [message, setMessage] = useState<ScanMessage | null>(null);
  const hear = (scanned: Scanned, code: string) => {
    const { heard, item } = scanned;
    setCounted(scanned.counted);
    playScan(heard === 'counted' ? 'good' : 'bad');
    const name = item === null ? code : inLanguage(item.name, language);
    const done = item === null ? 0 : (scanned.counted[item.key] ?? 0);
    const words = t(`adminOrders:packing.heard.${heard}`, { name, done, all: item?.quantity ?? 0 });
    setMessage((before) => ({ heard, words, count: (before?.count ?? 0) + 1 }));
  };
  return {
    counted,
    message,
    left: missing(items, counted),
    scan: (code: string) => hear(scan(items, counted, code), code.trim()),
    add: (item: PackItem) => hear(countOne(counted, item), ''),
    takeOut: (item: PackItem) => setCounted(takeOut(counted, item)),
    /** Continues with the items of a changed order. */
    follow: (fresh: readonly PackItem[]) => setCounted(recount(items, counted, fresh)),
    forget: () => setCounted({}),
  };
}

type Packing = ReturnType<typeof usePacking>;

/** Counts a scanned or typed code; barcode readers type it and press Enter. */
function ScanForm({ packing }: { packing: Packing }) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { message } = packing;
  const isAlive = useAlive();
  // Sets the focus after hydration; before, it would not be handled.
  useEffect(() => {
    if (isAlive) field.current?.focus();
  }, [isAlive]);
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') packing.scan(code);
    setCode('');
    field.current?.focus();
  };
  return (
    <form onSubmit={read}>
      <Stack gap="xs">
        <TextInput
          ref={field}
          label={t('adminOrders:packing.scan')}
          description={t('adminOrders:packing.scanHelp')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          maxLength={120}
          dir="ltr"
          autoComplete="off"
          size="lg"
        />
        <div aria-live="assertive">
          {message === null ? null : (
            <Alert key={message.count} color={message.heard === 'counted' ? 'green' : 'red'}>
              {message.words}
            </Alert>
          )}
        </div>
      </Stack>
    </form>
  );
}

function ItemRow({ item, packing }: { item: PackItem; packing: Packing }) {
  const { t, language } = useLanguage();
  const name = inLanguage(item.name, language);
  const count = packing.counted[item.key] ?? 0;
  const options = item.options.map(({ value }) => inLanguage(value, language));
  const isDone = count === item.quantity;
  return (
    <Group component="li" className="admin-row" gap="sm" wrap="nowrap" aria-label={name}>
      <div style={{ flex: '1 1 auto', minWidth: 0 }}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {[name, ...options].join(' · ')}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{item.sku || t('adminOrders:packing.noCode')}</bdi>
          {item.barcode === '' ? null : (
            <>
              {' · '}
              <bdi>{item.barcode}</bdi>
            </>
          )}
        </Text>
      </div>
      <Text
        fw={700}
        c={isDone ? 'green' : undefined}
        className="admin-number"
        style={{ whiteSpace: 'nowrap' }}
      >
        {t('adminOrders:packing.count', { done: count, all: item.quantity })}
        {isDone ? ' ✓' : ''}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t('adminOrders:packing.takeOut', { name })}
        disabled={count === 0}
        onClick={() => packing.takeOut(item)}
      >
        <AdminIcon name="arrow-u-up-left" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('adminOrders:packing.add', { name })}
        onClick={() => packing.add(item)}
      >
        <AdminIcon name="plus" />
      </ActionIcon>
    </Group>
  );
}

type Opened = Awaited<ReturnType<typeof loader>>;
type Conflict = Readonly<{ by: ChangedBy; changes: readonly OrderChange[] }>;

/** The order as it was opened; after a conflict it is reloaded and the changes are shown. */
function useOpened(loaded: Opened) {
  const { queryAction } = useAction();
  const [opened, setOpened] = useState(loaded);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    opened,
    conflict,
    /** @returns the current order; null for other refusals */
    follow: async (refused: Refused): Promise<Opened | null> => {
      const by = parseConflict(refused);
      const fresh = by === null ? null : await queryAction('orders.packing', { id: opened.id });
      if (by === null || fresh === null || !fresh.ok) return null;
      setConflict({ by, changes: changesOf(opened, fresh.value) });
      setOpened(fresh.value);
      return fresh.value;
    },
  };
}

/** Marks the order as packed or shipped, based on the opened version. */
function useMark({ opened, follow }: ReturnType<typeof useOpened>, packing: Packing, isDirty: boolean) {
  const { t, to } = useLanguage();
  const { runAction, isBusy } = useAction();
  const onward = useOnward(isDirty);
  const [words, setWords] = useState<string | null>(null);
  const { id, status: from, version, next } = opened;
  const mark = async (): Promise<void> => {
    if (next === null) return;
    const reason = t('adminOrders:packing.reason');
    const answer = await runAction('orders.move', { id, from, version, to: next, reason });
    if (!answer.ok) {
      const fresh = await follow(answer);
      if (fresh !== null) packing.follow(fresh.items);
      setWords(fresh === null ? answer.words : null);
      return;
    }
    const name = t(`adminOrders:statuses.${next}`);
    notifications.show({ message: t('adminOrders:moved', { name }), color: 'green' });
    packing.forget();
    onward(to(`/admin/orders/${id}/`));
  };
  return { mark, words, isBusy };
}

/** The packed and the missing items. */
function Parcel({ items, packing }: { items: readonly PackItem[]; packing: Packing }) {
  const { t } = useLanguage();
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Paper withBorder p="md">
      <Progress value={all === 0 ? 0 : ((all - packing.left) / all) * 100} color="green" aria-hidden="true" />
      <Text size="sm" mt="xs" aria-live="polite">
        {packing.left === 0 && items.length > 0
          ? t('adminOrders:packing.complete')
          : t('adminOrders:packing.left', { count: packing.left })}
      </Text>
      <Stack component="ul" gap={0} p={0} m={0} mt="sm">
        {items.map((item) => (
          <ItemRow key={item.key} item={item} packing={packing} />
        ))}
      </Stack>
    </Paper>
  );
}

function Packer({ loaded }: { loaded: Opened }) {
  const { t } = useLanguage();
  const order = useOpened(loaded);
  const { id, status, next, items, hints } = order.opened;
  const packing = usePacking(items);
  const isDirty = Object.values(packing.counted).some((count) => count > 0);
  const { mark, words, isBusy } = useMark(order, packing, isDirty);
  const isComplete = packing.left === 0 && items.length > 0;
  return (
    <ScreenPage title={t('adminOrders:packing.title', { number: id })} lead={t('adminOrders:packing.lead')}>
      <Stack maw={720}>
        {hints.map(({ field, text }) => (
          <Alert key={field} color="blue" title={t(`adminOrders:${field}`)}>
            <bdi>{text}</bdi>
          </Alert>
        ))}
        <ScanForm packing={packing} />
        {order.conflict === null ? null : <OrderConflict {...order.conflict} />}
        <Parcel items={items} packing={packing} />
        <ErrorAlert words={words} />
        {next === null ? (
          <Alert color="yellow">
            {t('adminOrders:packing.notNow', { name: t(`adminOrders:statuses.${status}`) })}
          </Alert>
        ) : (
          <Button disabled={!isComplete} loading={isBusy} onClick={() => void mark()}>
            {t(`adminOrders:moves.${next}`)}
          </Button>
        )}
      </Stack>
      <LeaveWarning isDirty={isDirty} />
    </ScreenPage>
  );
}

/**
 * Packs an order by scanning its items; it can be marked only when all items are packed. If the order was changed in
 * the meantime, the changes are shown and scanned items stay counted.
 *
 * Source: OR-03
 */
export default function PackingScreen() {
  const loaded = useLoaderData<typeof loader>();
  return <Packer key={loaded.id} loaded={loaded} />;
}
