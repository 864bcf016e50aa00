import { createHash } from 'node:crypto';
import { type Decision, importRows } from '#kernel/data-transfer/import-rows.ts';
import { isPlanned, type PlannedProducts, type TableImport } from '#kernel/data-transfer/table-import.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { findReferencedProducts, type ReferencedProduct } from '#shop/catalogue';
import { groupRows, type OrderRows } from '../../rules/woocommerce-import/group-rows.ts';
import { readOrder } from '../../rules/woocommerce-import/read-order.ts';
import type { ImportedLine, ImportedOrder } from '../../rules/woocommerce-import/woocommerce-order.ts';
import {
  type Digested,
  findKnown,
  type KnownOrder,
  lockKnown,
  writeImportedOrders,
} from '../../store/woocommerce-import.ts';
import type { FindFormerOwners } from './link-customers.ts';

type Deps = Readonly<{ db: Db; clock: Clock; formerOwners: FindFormerOwners }>;

function digestOf(order: ImportedOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

function isNamedAlike(line: ImportedLine, { name }: ReferencedProduct): boolean {
  const typed = line.name.toLowerCase();
  return [name.en, name.ar ?? ''].some((one) => one !== '' && typed.startsWith(one.toLowerCase()));
}

/** A product id of the old shop may be another product here: without a SKU it counts only with the same name. */
function productOf(line: ImportedLine, products: readonly ReferencedProduct[]): ReferencedProduct | null {
  if (line.sku !== '') return products.find(({ sku }) => sku === line.sku) ?? null;
  const id = line.variationId || line.productId;
  const known = products.find((one) => (one.variationId ?? one.productId) === id);
  return known !== undefined && isNamedAlike(line, known) ? known : null;
}

async function gather(
  { formerOwners }: Deps,
  db: DbOrTx,
  orders: readonly ImportedOrder[],
): Promise<Digested[]> {
  const lines = orders.flatMap((order) => order.lines);
  const [products, owners] = await Promise.all([
    findReferencedProducts(db, {
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
    products: order.lines.map((line) => productOf(line, products)),
  }));
}

function decisionFor(
  { order: { number }, digest, order, products }: Digested,
  known: KnownOrder | undefined,
  planned: PlannedProducts,
): Decision {
  if (known !== undefined && known.digest === digest) return 'same';
  if (known?.isMoved === true)
    return { verdict: 'same', warnings: [{ key: number, kind: 'moved', value: '' }] };
  const strange = order.lines.filter(
    ({ sku, productId, variationId }, position) =>
      (products[position] ?? null) === null && !isPlanned(planned, sku, variationId || productId),
  );
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
 * Imports the orders of another shop unchanged and without effects. An order is recognised by its old number; a
 * changed one is updated unless staff have moved it here.
 *
 * Source: BO-03
 */
export function importOrders(deps: Deps): TableImport {
  const { db, clock } = deps;
  const run = importRows<ImportedOrder, OrderRows>({
    read: readOrder,
    keyOf: ({ number }) => number,
    nameOf: ({ address, email, lines }) =>
      `${`${address.firstName} ${address.lastName}`.trim() || email}: ${lines.map(({ name }) => name).join(', ')}`.slice(
        0,
        80,
      ),
    decide: async (orders, _take, planned) => {
      const numbers = orders.map(({ number }) => number);
      const known = new Map((await findKnown(db, numbers)).map((one) => [one.number, one]));
      const given = await gather(deps, db, orders);
      return given.map((one) => decisionFor(one, known.get(one.order.number), planned));
    },
    write: (orders) =>
      db.transaction().execute(async (tx) => {
        const known = await lockKnown(
          tx,
          orders.map(({ number }) => number),
        );
        const moved = new Set(known.filter(({ isMoved }) => isMoved).map(({ number }) => number));
        const free = orders.filter(({ number }) => !moved.has(number));
        if (free.length > 0) await writeImportedOrders(tx, await gather(deps, tx, free), clock());
      }),
  });
  return (source, options) => run(groupRows(source), options);
}
