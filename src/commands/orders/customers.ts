import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CustomerId, parseCustomerId } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { Customer, CustomerRefusal } from '#shop/customers';
import { type Command, type CommandContext, WRONG_CALL } from '../command.ts';
import { lineOfOrder } from './order-words.ts';

const USAGE = `npm run customers -- find WORDS | show ID | merge ID INTO-ID | export ID FILE.json | erase ID
npm run customers -- note ID TEXT | tag ID TAG … | unlock ID
    finds customers by email, name or phone. 'merge' moves everything from the first account to the second and closes
    the first; 'export' writes the personal data; 'erase' deletes it permanently and keeps orders and invoices; 'tag'
    replaces all tags; 'unlock' turns two-factor authentication off.`;

const AUTHOR = 'command';

type Out = CommandContext['out'];
type Step = (runtime: CommandContext, id: CustomerId, rest: readonly string[]) => Promise<number>;

function lineOf({ id, email, displayName, phone, tags, createdAt }: Customer): string {
  const since = createdAt.toISOString().slice(0, 10);
  return [String(id), displayName, email, phone, tags.join(', '), `since ${since}`]
    .filter(Boolean)
    .join('  ');
}

function printResult(out: Out, result: Outcome<unknown, CustomerRefusal>, done: string): number {
  out.write(`${result.ok ? done : wordsIn('en')(refusalKey(result.refusal.code))}\n`);
  return result.ok ? 0 : 1;
}

async function find({ shop, out }: CommandContext, words: string): Promise<number> {
  const customers = await shop.customers.staff.find(words);
  for (const customer of customers) out.write(`${lineOf(customer)}\n`);
  if (customers.length === 0) out.write('No customers found.\n');
  return customers.length === 0 ? 1 : 0;
}

function unknown(out: Out): number {
  out.write(`${wordsIn('en')(refusalKey('customers.unknown-customer'))}\n`);
  return 1;
}

const show: Step = async ({ shop, out }, id) => {
  const record = await shop.customers.staff.show(id);
  if (record === null) return unknown(out);
  const { customer, addresses, notes, events, orders } = record;
  out.write(`${lineOf(customer)}\n`);
  out.write(
    `  language ${customer.language}; marketing ${customer.consent === null ? 'not subscribed' : `subscribed since ${customer.consent.at.toISOString()} (${customer.consent.source})`}\n`,
  );
  for (const one of addresses)
    out.write(
      `  address: ${[one.building, one.unit, one.street, one.area, one.emirate].filter(Boolean).join(', ')}\n`,
    );
  for (const order of orders.orders) out.write(`  order: ${lineOfOrder(order)}\n`);
  for (const note of notes)
    out.write(`  note: ${note.text} (${note.author}, ${note.writtenAt.toISOString()})\n`);
  for (const { at, kind, actor } of events) out.write(`  ${at.toISOString()}  ${kind}  ${actor}\n`);
  return 0;
};

const merge: Step = async ({ shop, out }, id, [word]) => {
  const into = parseCustomerId(word);
  if (into === null) return unknown(out);
  return printResult(out, await shop.customers.staff.merge(id, into), `Customer ${id} merged into ${into}.`);
};

const exportOne: Step = async ({ shop, out }, id, [file = '']) => {
  const known = file === '' ? null : await shop.customers.staff.export(id);
  if (known === null) return unknown(out);
  await writeFile(resolve(file), `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
  out.write(`Personal data of customer ${id} written to ${file}.\n`);
  return 0;
};

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['show', show],
  ['merge', merge],
  ['export', exportOne],
  [
    'erase',
    async ({ shop, out }, id) =>
      printResult(out, await shop.customers.staff.erase(id), `Personal data of customer ${id} erased.`),
  ],
  [
    'note',
    async ({ shop, out }, id, words) =>
      printResult(out, await shop.customers.staff.note(id, words.join(' '), AUTHOR), 'Note added.'),
  ],
  [
    'unlock',
    async ({ shop, out }, id) =>
      printResult(
        out,
        await shop.customers.staff.unlock(id),
        `Two-factor authentication turned off for customer ${id}.`,
      ),
  ],
  [
    'tag',
    async ({ shop, out }, id, tags) =>
      printResult(out, await shop.customers.staff.tag(id, tags), 'Tags saved.'),
  ],
]);

/** `npm run customers`: finds and manages customers. */
export const customers: Command = {
  name: 'customers',
  usage: USAGE,
  run: async ([action = '', word = '', ...rest], runtime) => {
    if (action === 'find' && word !== '') return find(runtime, [word, ...rest].join(' '));
    const step = STEPS.get(action);
    const id = parseCustomerId(word);
    if (step !== undefined && id !== null) return step(runtime, id, rest);
    return WRONG_CALL;
  },
};
