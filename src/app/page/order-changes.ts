import { redirect } from 'react-router';
import { cutText } from '#kernel/cut-text.ts';
import { parseReturnId } from '#kernel/ids.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import {
  type AskedReturn,
  mayReturn,
  type Order,
  type OrderEvent,
  type OrderRefusal,
  type Owner,
  RETURN_REASONS,
} from '#shop/orders';
import type { Shop } from '#src/compose.ts';
import type { Visit } from '../context.ts';
import { accountHome, textOf } from './account.ts';
import { type FormAnswer, refusedForm, STALE_FORM } from './customer-refusals.ts';

/** The action that the nonce of a link allows which calls an order off. Source: WIRE §7 */
export const CANCEL_BY_LINK = 'woocommerce-cancel_order';

/** The facts of what cannot be done with an order, as its sentence takes them. */
function factsOf(refusal: OrderRefusal, { language }: Visit): Record<string, string | number> {
  const { code: _code, ...facts } = refusal;
  return Object.fromEntries(
    Object.entries<string | number | Localized | Money>(facts).map(([key, fact]) => [
      key,
      typeof fact !== 'object' ? fact : 'minor' in fact ? toDecimal(fact) : inLanguage(fact, language),
    ]),
  );
}

/** What the form of a return says. */
function askedIn(sent: FormData, order: Order): AskedReturn {
  const lines = order.lines.flatMap((_line, position) => {
    const quantity = Number(textOf(sent, `return_${position}`));
    return Number.isInteger(quantity) && quantity > 0 ? [{ position, quantity }] : [];
  });
  return {
    lines,
    reason: RETURN_REASONS.find((reason) => reason === sent.get('return_reason')) ?? 'changed-mind',
    words: textOf(sent, 'return_words'),
    wish: sent.get('return_wish') === 'exchange' ? 'exchange' : 'refund',
  };
}

/** An order of who is signed in, and the form that shall change it. */
export type Changing = { shop: Shop; visit: Visit; order: Order; owner: Owner; sent: FormData };

/** How many pieces of each line may be given back now; null when none may. */
export async function piecesLeft(
  shop: Shop,
  { order, events, now }: { order: Order; events: readonly OrderEvent[]; now: Date },
): Promise<readonly number[] | null> {
  const { 'orders.returnDays': days } = await shop.settings.all();
  const deliveredAt = events.findLast(({ to }) => to === 'delivered')?.at ?? null;
  if (!mayReturn(order, deliveredAt, { days, now })) return null;
  const left = await shop.orders.returns.left(order);
  return left.some((pieces) => pieces > 0) ? left : null;
}

type Done = { refusal: OrderRefusal | null; message: string };

async function cancel({ shop, owner, order }: Changing): Promise<Done> {
  const result = await shop.orders.cancelByCustomer(owner, order.id);
  return { refusal: result.ok ? null : result.refusal, message: 'account:orders.cancelled' };
}

async function withdraw({ shop, owner, sent }: Changing): Promise<Done> {
  const id = parseReturnId(Number(sent.get('withdraw_return')));
  const result = id === null ? null : await shop.orders.returns.withdraw(owner, id);
  const refusal: OrderRefusal = { code: 'orders.unknown-return' };
  if (result === null) return { refusal, message: '' };
  return { refusal: result.ok ? null : result.refusal, message: 'account:orders.return.withdrawn' };
}

async function askReturn({ shop, owner, order, sent }: Changing): Promise<Done> {
  const result = await shop.orders.returns.ask(owner, order.id, askedIn(sent, order));
  return { refusal: result.ok ? null : result.refusal, message: 'account:orders.return.asked' };
}

function draftOf(sent: FormData): Record<string, string> {
  const names = [...sent.keys()].filter((name) => /^return_\w{1,10}$/.test(name));
  return Object.fromEntries(names.map((name) => [name, cutText(textOf(sent, name), 1000)]));
}

/** Does what the form asks and leads back to the order; a return that is not taken comes back as it was typed. */
export async function changeOrder(changing: Changing): Promise<FormAnswer<'return', Record<string, string>>> {
  const { visit, order, sent } = changing;
  const isReturn = sent.has('ask_return');
  const draft = draftOf(sent);
  if (isReturn && textOf(sent, 'return_reason') === '')
    return { form: 'return', draft, problems: { return_reason: 'reason-missing' }, refusal: null };
  const act = isReturn ? askReturn : sent.has('withdraw_return') ? withdraw : cancel;
  const { refusal, message } = await act(changing);
  if (refusal !== null && isReturn)
    return {
      form: 'return',
      draft,
      problems: {},
      refusal: wordsIn(visit.language)(refusalKey(refusal.code), factsOf(refusal, visit)),
    };
  await visit.account.tell(
    refusal === null
      ? { kind: 'success', message, facts: {} }
      : { kind: 'error', message: refusalKey(refusal.code), facts: factsOf(refusal, visit) },
  );
  throw redirect(`${accountHome(visit)}view-order/${order.id}/`);
}

/** A page that was open for too long: a return comes back as it was typed, what is one press is pressed once more. */
export async function refuseStale({ visit, order, sent }: Pick<Changing, 'visit' | 'order' | 'sent'>) {
  if (sent.has('ask_return'))
    return refusedForm({ form: 'return' as const, draft: draftOf(sent), visit }, STALE_FORM);
  await visit.account.tell({ kind: 'error', message: refusalKey(STALE_FORM.code), facts: {} });
  throw redirect(`${accountHome(visit)}view-order/${order.id}/`);
}
