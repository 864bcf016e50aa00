import { parseArgs } from 'node:util';
import { findEntry } from '#kernel/find-entry.ts';
import { type PaymentId, parseOrderId, parsePaymentId } from '#kernel/ids.ts';
import { aed, type Money, parsePrice, toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { PAYMENT_STATES, type PaymentRefusal, type PaymentState } from '#shop/payments';
import { type Command, type CommandContext, type ExitCode, WRONG_CALL } from '../command.ts';
import { lineOfMismatch, lineOfPayment, linesOfPayment } from './payment-words.ts';
import { explain } from './payments-explain.ts';

const USAGE = `npm run payments -- list [--state authorised] [--order NUMBER] [--page 2]
npm run payments -- show PAYMENT
npm run payments -- reconcile
npm run payments -- capture PAYMENT [--amount 100.00] --why TEXT
npm run payments -- void PAYMENT --why TEXT
npm run payments -- refund PAYMENT [--amount 100.00] --why TEXT
npm run payments -- explain --total 600 [--classes tobacco,device] [--emirate DU] [--device mobile]
                           [--no-delivery]
    lists payments and the events of one. 'reconcile' finds discrepancies; 'capture' captures an authorized payment, the
    balance due without an amount; 'void' cancels it; 'refund' refunds the whole order, or an overpaid amount (refund
    items with 'npm run orders -- refund'); 'explain' shows which payment methods a cart gets, and why not the others.`;

const ACTOR = 'command';

const OPTIONS = {
  state: { type: 'string' },
  order: { type: 'string' },
  page: { type: 'string' },
  amount: { type: 'string' },
  why: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
type Called = { runtime: CommandContext; id: PaymentId; values: Values };

function printRefusal({ out }: CommandContext, { code, ...facts }: PaymentRefusal): number {
  const left = 'leftMinor' in facts ? ` (AED ${toDecimal(aed(facts.leftMinor))})` : '';
  out.write(`${wordsIn('en')(refusalKey(code), { ...facts, count: 0 })}${left}\n`);
  return 1;
}

/** @returns null for any state, undefined for an unknown one */
function wantedState({ state }: Values): PaymentState | null | undefined {
  return state === undefined ? null : PAYMENT_STATES.find((one) => one === state);
}

async function list({ shop, out }: CommandContext, values: Values): Promise<ExitCode> {
  const state = wantedState(values);
  const orderId = values.order === undefined ? null : (parseOrderId(values.order) ?? undefined);
  if (state === undefined || orderId === undefined) return WRONG_CALL;
  const page = Math.max(1, Number.parseInt(values.page ?? '1', 10) || 1);
  const result = await shop.payments.staff.list({ state, orderId, page });
  for (const payment of result.payments) out.write(`${lineOfPayment(payment)}\n`);
  if (result.payments.length === 0) out.write('No payments found.\n');
  if (result.hasMore) out.write(`Next page: --page ${page + 1}\n`);
  return 0;
}

async function reconcile({ shop, out }: CommandContext): Promise<number> {
  const mismatches = await shop.payments.reconcileAndKeep();
  for (const mismatch of mismatches) out.write(`${lineOfMismatch(mismatch)}\n`);
  if (mismatches.length === 0) out.write('No discrepancies.\n');
  return mismatches.length === 0 ? 0 : 1;
}

async function show({ runtime: { shop, out }, id }: Called): Promise<number> {
  const payment = await shop.payments.staff.show(id);
  if (payment === null) return 1;
  out.write(`${linesOfPayment(payment).join('\n')}\n`);
  return 0;
}

/** @returns undefined for an invalid amount, null for none */
function amountOf({ amount }: Values): Money | null | undefined {
  return amount === undefined ? null : (parsePrice(amount) ?? undefined);
}

/** A command that moves money: requires a reason and prints the payment afterwards. */
function moving(work: (called: Called, by: { reason: string; amount: Money | null }) => Promise<ExitCode>) {
  return async (called: Called): Promise<ExitCode> => {
    const [amount, reason] = [amountOf(called.values), called.values.why?.trim() ?? ''];
    return amount === undefined || reason === '' ? WRONG_CALL : work(called, { amount, reason });
  };
}

const capture = moving(async ({ runtime, id }, { amount, reason }) => {
  const moved = await runtime.shop.payments.staff.capture(id, { amount, actor: ACTOR, reason });
  if (!moved.ok) return printRefusal(runtime, moved.refusal);
  runtime.out.write(`${lineOfPayment(moved.value)}\n`);
  return 0;
});

const giveUp = moving(async ({ runtime, id, values }, { reason }) => {
  if (values.amount !== undefined) return WRONG_CALL;
  const moved = await runtime.shop.payments.staff.void(id, { actor: ACTOR, reason });
  if (!moved.ok) return printRefusal(runtime, moved.refusal);
  runtime.out.write(`${lineOfPayment(moved.value)}\n`);
  return 0;
});

const refund = moving(async ({ runtime, id }, { amount, reason }) => {
  const refunded = await runtime.shop.payments.staff.refund(id, { amount, actor: ACTOR, reason });
  if (!refunded.ok) return printRefusal(runtime, refunded.refusal);
  const { orderId, amount: back } = refunded.value;
  runtime.out.write(`AED ${toDecimal(back)} of order ${orderId} refunded to the original payment method.\n`);
  return 0;
});

const ACTIONS: Readonly<Record<string, (called: Called) => Promise<ExitCode>>> = {
  show,
  capture,
  void: giveUp,
  refund,
};

/** `npm run payments`: find, show, compare, capture, void and refund payments; explain payment methods. */
export const payments: Command = {
  name: 'payments',
  usage: USAGE,
  run: async ([action = '', ...args], runtime) => {
    if (action === 'explain') return explain(runtime, args);
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (action === 'list') return list(runtime, values);
    if (action === 'reconcile') return reconcile(runtime);
    const run = findEntry(ACTIONS, action);
    const id = parsePaymentId(positionals[0]);
    if (run === null || id === null) return WRONG_CALL;
    if ((await runtime.shop.payments.staff.show(id)) === null) {
      runtime.out.write(`Payment ${id} not found.\n`);
      return 1;
    }
    return run({ runtime, id, values });
  },
};
