import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Refused, useAction } from '../../../use-action.ts';
import { type ChangedBy, parseConflict } from '../../order-conflict.tsx';
import type { Shown } from '../../order-part.tsx';
import {
  changesOf,
  contactChanges,
  moneyChanges,
  type OrderChange,
  type SeenOrder,
} from '../../rules/order-changes.ts';
import { itemsToPack } from '../../rules/packing.ts';

type Conflict = Readonly<{ by: ChangedBy; changes: readonly OrderChange[] }>;

function seenOf({ order }: Shown): SeenOrder {
  const { status, address, delivery } = order;
  return { status, address, delivery: delivery.title, items: itemsToPack(order, new Map()) };
}

/**
 * An order as a dialog opened it. If it was changed in the meantime, `settle` reloads it and `conflict` holds the
 * changes; the refusal then has no message.
 */
export function useOrderConflict(shown: Shown) {
  const { queryAction } = useAction();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState(shown);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const settle = async <Done extends { ok: true }>(answer: Done | Refused): Promise<Done | Refused> => {
    const by = answer.ok ? null : parseConflict(answer);
    if (answer.ok || by === null) return answer;
    const fresh = await queryAction('orders.show', { id: opened.order.id });
    if (!fresh.ok) return answer;
    const changes = [
      ...changesOf(seenOf(opened), seenOf(fresh.value)),
      ...contactChanges(opened.order, fresh.value.order),
      ...moneyChanges(opened.order.money, fresh.value.order.money),
    ];
    setConflict({ by, changes });
    setOpened(fresh.value);
    void revalidate();
    return { ...answer, words: '' };
  };
  return { opened, conflict, settle };
}

/** State by the lines of an order. Lines are identified by position, so the state is reset when they change. */
export function useByLines<Value>({ order }: Shown, begin: () => Value): [Value, (value: Value) => void] {
  const lines = JSON.stringify(
    order.lines.map(({ sku, name, options, quantity, refundedQuantity }) => [
      ...[sku, name, options, quantity, refundedQuantity],
    ]),
  );
  const [stored, setStored] = useState(() => ({ lines, value: begin() }));
  return [stored.lines === lines ? stored.value : begin(), (value) => setStored({ lines, value })];
}
