import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findEntry } from '#kernel/find-entry.ts';
import { aed } from '#kernel/money.ts';
import type { TestBank } from '#platform/payments/test/bank.ts';
import type { BankSheet } from '#views/test-bank/bank-page.tsx';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { type Fields, fieldsOf } from '../visitor.ts';
import { setupPage } from './save-card.ts';
import { showSheet } from './show-sheet.tsx';
import { typedCard } from './typed-card.ts';

const PARTS = 4;
type Deps = WireDeps & { stylesheets: readonly string[] };
type BankPayment = NonNullable<Awaited<ReturnType<TestBank['find']>>>;
type Problems = BankSheet['problems'];

function stepOf({ state }: BankPayment): BankSheet['step'] {
  if (state === 'open') return 'pay';
  return state === 'challenge' ? 'challenge' : 'over';
}

async function sheetOf(
  payment: BankPayment,
  problems: Problems,
  { shop, stylesheets }: Deps,
): Promise<BankSheet> {
  return {
    action: `/test-payments/${payment.id}/`,
    kind: payment.kind,
    step: stepOf(payment),
    amount: aed(payment.amountMinor),
    part: aed(Math.ceil(payment.amountMinor / PARTS)),
    description: payment.description,
    returnUrl: payment.returnUrl,
    mayKeepCard: payment.customer !== null,
    savedCards: await shop.testBank.savedCards(payment),
    problems,
    stylesheets,
  };
}

async function showPage(
  reply: FastifyReply,
  payment: BankPayment,
  { problems = [], deps }: { problems?: Problems; deps: Deps },
): Promise<FastifyReply> {
  return showSheet(reply, await sheetOf(payment, problems, deps), payment.language);
}

type Acting = { payment: BankPayment; fields: Fields; bank: TestBank };

/** The action of each button; invalid card fields are returned. */
const ACTS: Readonly<Record<string, (acting: Acting) => Promise<Problems>>> = {
  card: async ({ payment, fields, bank }) => {
    const keepsCard = fields.get('keep_card') === '1';
    const paid = await bank.payByCard(payment.id, { ...typedCard(fields), keepsCard });
    return !paid.ok && paid.refusal.code === 'bank.wrong-card' ? paid.refusal.problems : [];
  },
  'saved-card': async ({ payment, fields, bank }) => {
    await bank.payBySavedCard(payment, fields.get('card') ?? '');
    return [];
  },
  agree: async ({ payment, bank }) => {
    await bank.agree(payment.id);
    return [];
  },
  confirm: async ({ payment, bank }) => {
    await bank.answerChallenge(payment.id, true);
    return [];
  },
  refuse: async ({ payment, bank }) => {
    await bank.answerChallenge(payment.id, false);
    return [];
  },
  cancel: async ({ payment, bank }) => {
    await bank.cancel(payment.id);
    return [];
  },
};

async function act(
  request: FastifyRequest,
  reply: FastifyReply,
  context: { payment: BankPayment; deps: Deps },
) {
  const { payment, deps } = context;
  if (!isSameOrigin(request.headers, new URL(deps.config.publicUrl).host))
    return reply.status(403).type('text/plain; charset=utf-8').send('-1');
  const fields = fieldsOf(request.body);
  const bank = deps.shop.testBank;
  const problems = (await findEntry(ACTS, fields.get('act') ?? '')?.({ payment, fields, bank })) ?? [];
  const after = (await bank.find(payment.id)) ?? payment;
  if (problems.length > 0 || after.state === 'open') return showPage(reply, after, { problems, deps });
  return reply.redirect(after.state === 'challenge' ? request.originalUrl : after.returnUrl, 303);
}

/** A payment, only while the settings select this bank. */
async function findOpen(id: string, { shop }: Deps): Promise<BankPayment | null> {
  const { 'payments.provider': provider } = await shop.settings.all();
  return provider === 'test' ? shop.testBank.find(id) : null;
}

/**
 * `/test-payments/<payment>/`: the pages of the test bank, available only while the settings select it. Entered
 * card numbers are parsed and not stored or logged.
 *
 * Source: PM-02, PM-03
 */
export async function registerTestPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    scope.route<{ Params: { id: string } }>({
      method: ['GET', 'POST'],
      url: '/test-payments/cards/:id/',
      handler: setupPage(deps),
    });
    scope.route<{ Params: { id: string } }>({
      method: ['GET', 'POST'],
      url: '/test-payments/:id/',
      handler: async (request, reply) => {
        setNoStore(reply);
        const payment = await findOpen(request.params.id, deps);
        if (payment === null) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
        if (request.method === 'GET') return showPage(reply, payment, { deps });
        return act(request, reply, { payment, deps });
      },
    });
  });
}
