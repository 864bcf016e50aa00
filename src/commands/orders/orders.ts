import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findEntry } from '#kernel/find-entry.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { NOTHING, parsePrice, toDecimal } from '#kernel/money.ts';
import { ORDER_STATUSES, type OrderStatus, type RefundRequest } from '#shop/orders';
import { type Command, type CommandContext, type ExitCode, WRONG_CALL } from '../command.ts';
import { ACTOR, type Called, OPTIONS, parsePairs, printRefusal, type Values } from './order-call.ts';
import { edit, listOwed, markSent, payOut, split } from './order-changes.ts';
import { lineOfOrder, linesOfOrder } from './order-words.ts';

const USAGE = `npm run orders -- list [WORDS] [--status STATE] [--page N]
npm run orders -- show NUMBER
npm run orders -- move NUMBER STATE --why TEXT [--carrier NAME --parcel NUMBER --url ADDRESS]
npm run orders -- refund NUMBER [--lines 0:1,2:3] [--restock] [--delivery 15.00] [--fee 5.00] --why TEXT
npm run orders -- edit NUMBER [--lines 0:1,2:3] [--goods PRODUCT:1] --why TEXT
npm run orders -- split NUMBER --lines 0:1 --why TEXT
npm run orders -- pay-out NUMBER [--amount 10.00] --why TEXT
npm run orders -- owed
npm run orders -- sent REFUND --why TEXT
npm run orders -- note NUMBER TEXT [--customer]
npm run orders -- invoice NUMBER [--language ar]
    manages orders; 'list' searches by number, name, phone, email or SKU, and docs/orders.md lists the states. Lines are
    counted from 0, each with its quantity: 'edit' names all items the order keeps, 'split' those that move to a new
    order. 'pay-out' refunds an overpaid amount; 'owed' lists manual refunds, 'sent' marks one as paid. 'invoice' saves
    the order's invoices and credit notes as PDF in this folder.`;

function stateNamed(word: string | undefined): OrderStatus | null {
  return ORDER_STATUSES.find((state) => state === word) ?? null;
}

async function list(
  { shop, out }: CommandContext,
  words: readonly string[],
  values: Values,
): Promise<ExitCode> {
  const status = stateNamed(values.status);
  if (values.status !== undefined && status === null) return WRONG_CALL;
  const page = Math.max(1, Number.parseInt(values.page ?? '1', 10) || 1);
  const result = await shop.orders.search({ text: words.join(' '), status, page });
  for (const order of result.orders) out.write(`${lineOfOrder(order)}\n`);
  if (result.hasMore) out.write(`Next page: --page ${page + 1}\n`);
  return 0;
}

async function show({ runtime: { shop, out }, id }: Called): Promise<number> {
  const order = await shop.orders.find(id);
  if (order === null) return 1;
  const documents = await shop.invoices.of(id);
  const events = await shop.orders.timeline(id);
  out.write(`${linesOfOrder({ order, documents, events }).join('\n')}\n`);
  return 0;
}

async function move({ runtime, id, rest, values }: Called): Promise<ExitCode> {
  const to = stateNamed(rest[0]);
  if (to === null || values.why === undefined) return WRONG_CALL;
  const { carrier, parcel, url = '' } = values;
  const tracking =
    carrier === undefined || parcel === undefined ? {} : { tracking: { carrier, number: parcel, url } };
  const moved = await runtime.shop.orders.move(id, to, { actor: ACTOR, reason: values.why, ...tracking });
  if (!moved.ok) return printRefusal(runtime, moved.refusal);
  runtime.out.write(`${lineOfOrder(moved.value)}\n`);
  return 0;
}

/** @returns null when an amount or line cannot be parsed */
function parseRefund({ lines = '', restock = false, delivery, fee }: Values): RefundRequest | null {
  const pieces = parsePairs(lines);
  if (pieces === null) return null;
  const amounts = [delivery, fee].map((text) => (text === undefined ? NOTHING : parsePrice(text)));
  const [back, feeBack] = amounts;
  if (back == null || feeBack == null) return null;
  return {
    lines: pieces.map(([position, quantity]) => ({ position, quantity, isRestocked: restock })),
    delivery: back,
    fee: feeBack,
  };
}

async function refund({ runtime, id, values }: Called): Promise<ExitCode> {
  const requested = parseRefund(values);
  if (requested === null || values.why === undefined) return WRONG_CALL;
  const by = { actor: ACTOR, reason: values.why, idempotencyKey: randomUUID() };
  const refunded = await runtime.shop.orders.refund(id, { ...requested, ...by });
  if (!refunded.ok) return printRefusal(runtime, refunded.refusal);
  runtime.out.write(`Refund ${refunded.value.id}: AED ${toDecimal(refunded.value.total)}\n`);
  return 0;
}

async function note({ runtime, id, rest, values }: Called): Promise<number> {
  const text = rest.join(' ');
  const noted = await runtime.shop.orders.note(id, {
    text,
    actor: ACTOR,
    isForCustomer: values.customer === true,
  });
  return noted.ok ? 0 : printRefusal(runtime, noted.refusal);
}

async function invoice({ runtime: { shop, out }, id, values }: Called): Promise<number> {
  const documents = await shop.invoices.of(id);
  for (const document of documents) {
    const file = resolve(`${document.label}.pdf`);
    const paper = await shop.invoices.print([document], values.language === 'ar' ? 'ar' : 'en');
    await writeFile(file, paper, { mode: 0o600 });
    out.write(`${file}\n`);
  }
  if (documents.length === 0) out.write('This order has no invoice or credit note.\n');
  return documents.length === 0 ? 1 : 0;
}

const ACTIONS: Readonly<Record<string, (called: Called) => Promise<ExitCode>>> = {
  show,
  move,
  refund,
  note,
  invoice,
  edit,
  split,
  'pay-out': payOut,
};

/** `npm run orders`: find, show, move, refund, note and print orders. */
export const orders: Command = {
  name: 'orders',
  usage: USAGE,
  run: async (args, runtime) => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [action = '', ...words] = positionals;
    if (action === 'list') return list(runtime, words, values);
    if (action === 'owed') return listOwed(runtime);
    if (action === 'sent') return markSent(runtime, words[0], values);
    const run = findEntry(ACTIONS, action);
    const id = parseOrderId(words[0]);
    if (run === null || id === null) return WRONG_CALL;
    if ((await runtime.shop.orders.find(id)) === null) {
      runtime.out.write(`Order ${id} not found.\n`);
      return 1;
    }
    return run({ runtime, id, rest: words.slice(1), values });
  },
};
