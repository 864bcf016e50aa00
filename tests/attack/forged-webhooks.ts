import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { SIGNATURE_HEADER, signBody } from '#platform/payments/test/signature.ts';
import { INVALID_VALUES } from '../wire/invalid-input.ts';
import { type Counts, count, noCounts } from './judge.ts';
import { forEachAtOnce, send, type Wanted } from './send.ts';
import type { Target } from './target.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const BODIES: readonly string[] = [
  '{"id":"evt_1","type":"payment.captured","payment":"pay_1","amount":1}',
  '{"id":"evt_2","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1","amount_received":1}}}',
  '[]',
  'null',
  '',
  '{'.repeat(5000),
  ...INVALID_VALUES,
];

function signatures(body: string): Record<string, string>[] {
  const now = new Date();
  const guessed = signBody(body, { secret: 'guessed', now });
  const old = signBody(body, { secret: 'guessed', now: new Date(now.valueOf() - YEAR_MS) });
  const stripe = createHmac('sha256', 'whsec_guessed').update(`1.${body}`).digest('hex');
  return [
    {},
    { [SIGNATURE_HEADER]: guessed },
    { [SIGNATURE_HEADER]: old },
    { [SIGNATURE_HEADER]: 't=,v1=' },
    { [SIGNATURE_HEADER]: 't=99999999999999999999,v1=00' },
    { 'stripe-signature': `t=1,v1=${stripe}` },
  ];
}

async function moneyMoves({ db }: Target): Promise<string> {
  const { rows } = await sql`
    select (select count(*) from payment_entry) as entries, (select count(*) from payment where state <> 'open') as moved,
      (select count(*) from shop_order) as orders
  `.execute(db);
  return JSON.stringify(rows);
}

const PROVIDERS = ['test', 'stripe', 'nobody', '%00'];

const MESSAGES: readonly Wanted[] = PROVIDERS.flatMap((provider) =>
  BODIES.flatMap((body) =>
    signatures(body).map((signature) => ({
      method: 'POST',
      path: `/webhooks/payments/${provider}/`,
      headers: {
        ...signature,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    })),
  ),
);

/** Forged messages of payment providers. @returns their answers; one more fault if any money moved */
export async function forgeWebhooks(target: Target): Promise<Counts> {
  const counts = noCounts();
  const before = await moneyMoves(target);
  await forEachAtOnce(MESSAGES, async (wanted) => {
    const answer = await send(target.port, wanted);
    count(counts, [wanted, answer]);
    if (answer.status === 200) counts.faults.push(`believed: ${wanted.path} ${wanted.body}`);
  });
  if ((await moneyMoves(target)) !== before) counts.faults.push('money moved');
  return counts;
}
