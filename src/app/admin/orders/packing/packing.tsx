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
import { ScreenPage } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
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

type Said = Readonly<{ heard: Scanned['heard']; words: string; count: number }>;

function usePacking(items: readonly PackItem[]) {
  const { t, language } = useLanguage();
  const [counted, setCounted] = useState<Counted>({});
  const [said, setSaid] = useState<Said | null>(null);
  const hear = (scanned: Scanned, code: string) => {
    const { heard, item } = scanned;
    setCounted(scanned.counted);
    playScan(heard === 'counted' ? 'good' : 'bad');
    const name = item === null ? code : inLanguage(item.name, language);
    const done = item === null ? 0 : (scanned.counted[item.key] ?? 0);
    const words = t(`adminOrders:packing.heard.${heard}`, { name, done, all: item?.quantity ?? 0 });
    setSaid((before) => ({ heard, words, count: (before?.count ?? 0) + 1 }));
  };
  return {
    counted,
    said,
    left: missing(items, counted),
    scan: (code: string) => hear(scan(items, counted, code), code.trim()),
    add: (item: PackItem) => hear(countOne(counted, item), ''),
    takeOut: (item: PackItem) => setCounted(takeOut(counted, item)),
    forget: () => setCounted({}),
  };
}

type Packing = ReturnType<typeof usePacking>;

/** A barcode reader types a code and presses Enter; so can anybody. */
function ScanForm({ packing }: { packing: Packing }) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { said } = packing;
  const isAlive = useAlive();
  // Nothing takes the focus before the screen's script runs.
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
          {said === null ? null : (
            <Alert key={said.count} color={said.heard === 'counted' ? 'green' : 'red'}>
              {said.words}
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

/** Packs an order by scanning its items: the order can be marked only when all of them are in the parcel. Source: OR-03 */
export default function PackingScreen() {
  const { t, to } = useLanguage();
  const { id, status, next, items, hints } = useLoaderData<typeof loader>();
  const { runAction, isBusy } = useAction();
  const packing = usePacking(items);
  const [words, setWords] = useState<string | null>(null);
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isDirty = packing.left < all;
  const onward = useOnward(isDirty);
  const isComplete = packing.left === 0 && items.length > 0;
  const mark = async () => {
    if (next === null) return;
    const reason = t('adminOrders:packing.reason');
    const answer = await runAction('orders.move', { id, from: status, to: next, reason });
    if (!answer.ok) return setWords(answer.words);
    notifications.show({
      message: t('adminOrders:moved', { name: t(`adminOrders:statuses.${next}`) }),
      color: 'green',
    });
    packing.forget();
    return onward(to(`/admin/orders/${id}/`));
  };
  return (
    <ScreenPage title={t('adminOrders:packing.title', { number: id })} lead={t('adminOrders:packing.lead')}>
      <Stack maw={720}>
        {hints.map(({ field, text }) => (
          <Alert key={field} color="blue" title={t(`adminOrders:${field}`)}>
            <bdi>{text}</bdi>
          </Alert>
        ))}
        <ScanForm packing={packing} />
        <Paper withBorder p="md">
          <Progress
            value={all === 0 ? 0 : ((all - packing.left) / all) * 100}
            color="green"
            aria-hidden="true"
          />
          <Text size="sm" mt="xs" aria-live="polite">
            {isComplete
              ? t('adminOrders:packing.complete')
              : t('adminOrders:packing.left', { count: packing.left })}
          </Text>
          <Stack component="ul" gap={0} p={0} m={0} mt="sm">
            {items.map((item) => (
              <ItemRow key={item.key} item={item} packing={packing} />
            ))}
          </Stack>
        </Paper>
        {words === null ? null : (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
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
