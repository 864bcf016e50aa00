import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { toDecimal } from '#kernel/money.ts';
import { type Benefit, type CountedPromotion, shownCode } from '#shop/promotions';
import { type Command, type CommandContext, WRONG_CALL } from '../command.ts';
import { printPromotion, savePromotionList } from './promotion-list.ts';

const USAGE = `npm run promotions -- list | show CODE | import FILE.json | remove CODE
    lists discount codes and automatic discounts with their uses. 'import' reads FILE.json as docs/promotions.md
    describes it: existing codes are updated, and a file with any error changes nothing. 'show' prints one in that
    format.`;

async function readJson(file: string): Promise<{ value: unknown } | { problem: string }> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { problem: `File not found: ${file}` };
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return {
      problem: `${file} is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`,
    };
  }
}

async function importList({ shop, out }: CommandContext, file: string): Promise<number> {
  const read = await readJson(file);
  if ('problem' in read) {
    out.write(`${read.problem}\n`);
    return 2;
  }
  const { saved, faults } = await savePromotionList(shop, read.value);
  for (const { place, problem } of faults) out.write(`  ${place}: ${problem}\n`);
  out.write(faults.length > 0 ? 'Nothing was changed.\n' : `${saved} promotions imported.\n`);
  return faults.length > 0 ? 1 : 0;
}

function inWords(benefit: Benefit): string {
  switch (benefit.kind) {
    case 'none':
      return 'free shipping';
    case 'percentage':
      return `${benefit.percent}%`;
    case 'basket-amount':
      return `AED ${toDecimal(benefit.amount)} off the cart`;
    case 'piece-amount':
      return `AED ${toDecimal(benefit.amount)} off each item`;
    default:
      return `buy ${benefit.buy}, get ${benefit.get} at ${benefit.percent}% off`;
  }
}

function lineOf(promotion: CountedPromotion): string {
  const { code, benefit, uses, usageLimit, isAutomatic, isActive, freesDelivery } = promotion;
  return [
    shownCode(code),
    inWords(benefit),
    ...(freesDelivery && benefit.kind !== 'none' ? ['free shipping'] : []),
    ...(isAutomatic ? ['automatic'] : []),
    ...(isActive ? [] : ['inactive']),
    `used ${uses}${usageLimit === null ? '' : ` of ${usageLimit}`} times`,
  ].join(' · ');
}

async function list({ shop, out }: CommandContext): Promise<number> {
  for (const promotion of await shop.promotions.list()) out.write(`${lineOf(promotion)}\n`);
  return 0;
}

async function show({ shop, out }: CommandContext, code: string): Promise<number> {
  const promotion = await shop.promotions.find(code);
  out.write(promotion === null ? `Code ${code} not found.\n` : `${await printPromotion(shop, promotion)}\n`);
  return promotion === null ? 1 : 0;
}

async function remove({ shop, out }: CommandContext, code: string): Promise<number> {
  if (await shop.promotions.remove(code)) return 0;
  out.write(`Code ${code} not found.\n`);
  return 1;
}

/** `npm run promotions`: coupons and automatic discounts. */
export const promotions: Command = {
  name: 'promotions',
  usage: USAGE,
  run: async ([action, word, ...more], runtime) => {
    if (action === 'list' && word === undefined) return list(runtime);
    if (word !== undefined && more.length === 0) {
      if (action === 'show') return show(runtime, word);
      if (action === 'import') return importList(runtime, resolve(word));
      if (action === 'remove') return remove(runtime, word);
    }
    return WRONG_CALL;
  },
};
