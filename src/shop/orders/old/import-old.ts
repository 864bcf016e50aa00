import { createHash } from 'node:crypto';
import { type Decision, importRows } from '#kernel/import-rows.ts';
import type { Clock } from '#kernel/instant.ts';
import type { TableImport } from '#kernel/table-import.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { type FormerGoods, findFormerGoods } from '#shop/catalogue';
import type { FindFormerOwners } from './former-owners.ts';
import { groupRows, type OrderRows } from './group-rows.ts';
import { type Digested, findKnown, type KnownOrder, lockKnown, writeOldOrders } from './old.store.ts';
import type { OldLine, OldOrder } from './old-order.ts';
import { readOrder } from './read-order.ts';

type Needs = Readonly<{ db: Db; clock: Clock; formerOwners: FindFormerOwners }>;

function digestOf(order: OldOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

function isNamedAlike(line: OldLine, { name }: FormerGoods): boolean {
  const typed = line.name.toLowerCase();
  return [name.en, name.ar ?? ''].some((one) => one !== '' && typed.startsWith(one.toLowerCase()));
}

/** A number of the old shop may be another thing's here: without a SKU it counts only where the name is the same, too. */
function goodsOf(line: OldLine, found: readonly FormerGoods[]): FormerGoods | null {
  if (line.sku !== '') return found.find(({ sku }) => sku === line.sku) ?? null;
  const id = line.variationId || line.productId;
  const known = found.find((one) => (one.variationId ?? one.productId) === id);
  return known !== undefined && isNamedAlike(line, known) ? known : null;
}

async function gather({ formerOwners }: Needs, db: DbOrTx, orders: readonly OldOrder[]): Promise<Digested[]> {
  const lines = orders.flatMap((order) => order.lines);
  const [found, owners] = await Promise.all([
    findFormerGoods(db, {
      skus: lines.flatMap(({ sku }) => (sku === '' ? [] : [sku])),
      ids: lines.flatMap(({ sku, productId, variationId }) => (sku === '' ? [productId, variationId] : [])),
    }),
    formerOwners(db, {
      numbers: orders.flatMap(({ customer }) => (customer === '' ? [] : [customer])),
      emails: orders.flatMap(({ email }) => (email === '' ? [] : [email])),
    }),
  ]);
  return orders.map((order) => ({
    order,
    digest: digestOf(order),
    customerId: owners.byEmail.get(order.email) ?? owners.byNumber.get(order.customer) ?? null,
    goods: order.lines.map((line) => goodsOf(line, found)),
  }));
}

function decisionFor(
  { order: { number }, digest, order, goods }: Digested,
  known: KnownOrder | undefined,
): Decision {
  if (known !== undefined && known.digest === digest) return 'same';
  if (known?.isMoved === true)
    return { verdict: 'same', warnings: [{ key: number, kind: 'moved', value: '' }] };
  const strange = order.lines.filter((_line, position) => (goods[position] ?? null) === null);
  return {
    verdict: known === undefined ? 'create' : 'change',
    warnings: strange.map(({ name, sku }) => ({
      key: number,
      kind: 'line',
      value: sku === '' ? name : `${sku} ${name}`,
    })),
  };
}

/**
 * Brings in the orders of another shop, as they were there: nothing follows from them here. They are known again by the number
 * they had; one that says something else by now is taken anew, as long as nobody has moved it here.
 *
 * Source: BO-03
 */
export function importOldOrders(needs: Needs): TableImport {
  const { db, clock } = needs;
  const run = importRows<OldOrder, OrderRows>({
    read: readOrder,
    keyOf: ({ number }) => number,
    nameOf: ({ address, email, lines }) =>
      `${`${address.firstName} ${address.lastName}`.trim() || email}: ${lines.map(({ name }) => name).join(', ')}`.slice(
        0,
        80,
      ),
    decide: async (orders) => {
      const numbers = orders.map(({ number }) => number);
      const known = new Map((await findKnown(db, numbers)).map((one) => [one.number, one]));
      const given = await gather(needs, db, orders);
      return given.map((one) => decisionFor(one, known.get(one.order.number)));
    },
    write: (orders) =>
      db.transaction().execute(async (tx) => {
        const known = await lockKnown(
          tx,
          orders.map(({ number }) => number),
        );
        const moved = new Set(known.filter(({ isMoved }) => isMoved).map(({ number }) => number));
        const free = orders.filter(({ number }) => !moved.has(number));
        if (free.length > 0) await writeOldOrders(tx, await gather(needs, tx, free), clock());
      }),
  });
  return (source, options) => run(groupRows(source), options);
}
