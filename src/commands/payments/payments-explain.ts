import { parseArgs } from 'node:util';
import { z } from 'zod';
import { parsePrice, toDecimal } from '#kernel/money.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { wordsIn } from '#messages';
import type { PaymentFacts, PaymentMethod, Reason } from '#shop/payments';
import { type CommandContext, type ExitCode, WRONG_CALL } from '../command.ts';

const classes = z.array(z.enum(['tobacco', 'device', 'accessory', 'other']));

function list(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((word) => word !== '');
}

/** @returns null when a word is unknown */
function parseFacts(args: string[]): PaymentFacts | null {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      total: { type: 'string' },
      classes: { type: 'string' },
      emirate: { type: 'string' },
      device: { type: 'string' },
      'no-delivery': { type: 'boolean' },
    },
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const total = parsePrice(text(values.total) ?? '');
  const known = classes.safeParse(list(text(values.classes)));
  if (total === null || !known.success) return null;
  return {
    total,
    classes: known.data,
    emirate: text(values.emirate) ?? null,
    needsDelivery: values['no-delivery'] !== true,
    device: DEVICE_MODES.find((mode) => mode === values.device) ?? null,
    ruledOut: [],
  };
}

function inWords({ rule, amount, ...facts }: Reason): string {
  const t = wordsIn('en');
  return t(`payments:reasons.${rule}`, {
    ...facts,
    amount: amount === undefined ? '' : `AED ${toDecimal(amount)}`,
  });
}

function lineOf({ code, isOffered, reasons, fee, firstStatus }: PaymentMethod): string {
  if (!isOffered) return `${code}: not available. ${reasons.map(inWords).join(' ')}`;
  const extra = fee.minor === 0 ? '' : `, fee AED ${toDecimal(fee)}`;
  return `${code}: available${extra}; initial order status ${firstStatus}`;
}

/** Every payment method with its verdict for one basket. */
export async function explain({ shop, out }: CommandContext, args: string[]): Promise<ExitCode> {
  const facts = parseFacts(args);
  if (facts === null) return WRONG_CALL;
  for (const method of await shop.payments.explain(facts)) out.write(`${lineOf(method)}\n`);
  return 0;
}
