/** A reason in the list of what is wrong with a checkout. */
const REASON = /class="woocommerce-error"[^>]*><li>[^<]/;

/** What the database says, and what it should. */
export async function findFaults({ db, shop }, shoppers, { pieces, parts, colours, colourPieces }) {
  const faults = [];
  const expect = (isTrue, words) => !isTrue && faults.push(words);
  const levels = await db
    .selectFrom('product')
    .innerJoin('stock_level', 'stock_level.product_id', 'product.id')
    .select(['product.id', 'sku', 'stock_level.quantity'])
    .where('sku', 'like', 'PROVE-%')
    .execute();
  for (const { id, sku, quantity } of levels) {
    const movements = await db
      .selectFrom('stock_movement')
      .select('change')
      .where('product_id', '=', id)
      .execute();
    const sum = movements.reduce((total, { change }) => total + change, 0);
    expect(sum === quantity, `${sku}: the ledger says ${sum}, the shelf ${quantity}`);
    expect(quantity >= 0, `${sku}: ${quantity} left`);
  }
  const left = Object.fromEntries(levels.map(({ sku, quantity }) => [sku, quantity]));
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['sku', 'shop_order.id', 'shop_order.email', 'shop_order.status', 'order_line.quantity', 'parts'])
    .where('sku', 'like', 'PROVE-%')
    .execute();
  const soldOf = (sku) =>
    lines.filter((line) => line.sku === sku).reduce((total, { quantity }) => total + quantity, 0);
  expect(soldOf('PROVE-PIECE') === pieces, `${soldOf('PROVE-PIECE')} of ${pieces} pieces were sold`);
  expect(left['PROVE-PIECE'] === 0, `${left['PROVE-PIECE']} pieces are left`);
  const used =
    soldOf('PROVE-PART') + 2 * soldOf('PROVE-PAIR') + 3 * soldOf('PROVE-TRIO') + soldOf('PROVE-KIT');
  expect(used + left['PROVE-PART'] === parts, `${used} parts were sold and ${left['PROVE-PART']} are left`);
  expect(left['PROVE-PART'] === 0, `${left['PROVE-PART']} parts are left while somebody wanted one`);
  for (const sku of colours.map((colour) => `PROVE-DEVICE-${colour}`)) {
    const inKits = lines.filter((line) => line.parts.some((part) => part.sku === sku)).length;
    const gone = soldOf(sku) + inKits;
    expect(
      gone + left[sku] === colourPieces,
      `${sku}: ${gone} were sold, alone and in kits, ${left[sku]} are left`,
    );
    expect(left[sku] === 0, `${left[sku]} of ${sku} are left while somebody wanted one`);
  }
  expect(new Set(lines.map(({ email }) => email)).size === lines.length, 'somebody has two orders');
  for (const { id, status } of lines) expect(status === 'confirmed', `order ${id} is ${status}`);
  const soldCount = shoppers.filter(({ isSold }) => isSold).length;
  expect(
    soldCount === lines.length,
    `${soldCount} shoppers were told of an order, ${lines.length} are there`,
  );
  const unclear = shoppers.filter(({ isSold, refusal }) => !isSold && !REASON.test(refusal));
  expect(unclear.length === 0, `${unclear.length} shoppers were refused without a word`);
  const orders = lines.map(({ id }) => id);
  faults.push(...(await findMoneyFaults({ db, shop }, orders)), ...(await findGaps({ db }, orders)));
  return { faults, orders };
}

/** Whoever paid by card has paid once and in full; ledger, entries, orders and bank agree. */
async function findMoneyFaults({ db, shop }, orders) {
  const faults = [];
  for (const id of orders) {
    const order = await shop.orders.find(id);
    const payments = await shop.payments.of(id);
    const captured = payments.reduce((total, { capturedMinor }) => total + capturedMinor, 0);
    const owed = order.paymentMethod === 'cod' ? 0 : order.totals.total.minor;
    if (captured !== owed || order.money.paid.minor !== owed)
      faults.push(
        `order ${id}: ${owed} is owed online, ${captured} taken, ${order.money.paid.minor} counted`,
      );
  }
  for (const { kind, orderId, facts } of await shop.payments.reconcile())
    faults.push(`payments do not match: ${kind}, order ${orderId}, ${JSON.stringify(facts)}`);
  const refunds = await db.selectFrom('order_refund').select('id').execute();
  if (refunds.length > 0) faults.push(`${refunds.length} refunds, though nobody had to be paid back`);
  return faults;
}

/** Invoices have numbers without gaps, one for each order that is good. */
async function findGaps({ db }, orders) {
  const invoices = await db.selectFrom('tax_document').selectAll().where('kind', '=', 'invoice').execute();
  const ofOrders = invoices.filter(({ order_id: id }) => orders.includes(id));
  const numbers = invoices.map(({ number }) => number).sort((a, b) => a - b);
  const isWhole = numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  const faults = isWhole ? [] : [`invoice numbers have gaps: ${numbers.join(', ')}`];
  if (ofOrders.length !== orders.length)
    faults.push(`${ofOrders.length} invoices for ${orders.length} orders`);
  return faults;
}

/** Waits until no payment is under way and the bank has said everything. */
export async function untilQuiet({ db }, patienceMs) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const waiting = await db
      .selectFrom('test_bank_payment')
      .select('id')
      .where('state', '=', 'processing')
      .execute();
    const unsaid = await db.selectFrom('test_bank_event').select('id').where('sends_left', '>', 0).execute();
    if (waiting.length + unsaid.length === 0) return;
    if (performance.now() > until) throw new Error(`${unsaid.length} messages of the bank were not taken`);
    await new Promise((done) => setTimeout(done, 500));
  }
}
