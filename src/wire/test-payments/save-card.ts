import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TestBank } from '#platform/payments/test/bank.ts';
import type { BankSheet } from '#views/test-bank/bank-page.tsx';
import { setNoStore } from '../answer.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { fieldsOf } from '../visitor.ts';
import { showSheet } from './show-sheet.tsx';
import { typedCard } from './typed-card.ts';

type Deps = WireDeps & { stylesheets: readonly string[] };
type Setup = NonNullable<Awaited<ReturnType<TestBank['setups']['find']>>>;

function sheetOf(setup: Setup, problems: BankSheet['problems'], stylesheets: Deps['stylesheets']): BankSheet {
  return {
    action: `/test-payments/cards/${setup.id}/`,
    kind: 'card',
    step: setup.isOver ? 'over' : 'setup',
    amount: null,
    part: null,
    description: '',
    returnUrl: setup.returnUrl,
    mayKeepCard: false,
    savedCards: [],
    problems,
    stylesheets,
  };
}

async function findOpen(id: string, { shop }: Deps): Promise<Setup | null> {
  const { 'payments.provider': provider } = await shop.settings.all();
  return provider === 'test' ? shop.testBank.setups.find(id) : null;
}

type CardRequest = FastifyRequest<{ Params: { id: string } }>;

/** Handles the form: saves the card, or cancels. */
async function act(
  setup: Setup,
  { request, reply, deps }: { request: CardRequest; reply: FastifyReply; deps: Deps },
) {
  const { shop, config, stylesheets } = deps;
  if (!isSameOrigin(request.headers, new URL(config.publicUrl).host))
    return reply.status(403).type('text/plain; charset=utf-8').send('-1');
  const fields = fieldsOf(request.body);
  const wantsToKeep = fields.get('act') === 'card';
  const stored = wantsToKeep ? await shop.testBank.setups.saveCard(setup, typedCard(fields)) : null;
  if (stored === null) await shop.testBank.setups.leave(setup);
  if (stored === null || stored.ok) return reply.redirect(setup.returnUrl, 303);
  return showSheet(reply, sheetOf(setup, stored.refusal.problems, stylesheets), setup.language);
}

/** `/test-payments/cards/<id>/`: the bank's page that saves a card without a payment. Source: PM-02 */
export function setupPage(deps: Deps) {
  return async (request: CardRequest, reply: FastifyReply) => {
    setNoStore(reply);
    const setup = await findOpen(request.params.id, deps);
    if (setup === null) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    if (request.method === 'POST' && !setup.isOver) return act(setup, { request, reply, deps });
    return showSheet(reply, sheetOf(setup, [], deps.stylesheets), setup.language);
  };
}
