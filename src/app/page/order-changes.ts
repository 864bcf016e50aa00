import { redirect } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import { parseReturnId } from '#kernel/ids.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { formatAmount, type Money } from '#kernel/money.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { Problems } from '#shop/customers';
import {
  mayReturn,
  type Order,
  type OrderEvent,
  type OrderRefusal,
  type Owner,
  RETURN_REASONS,
  type ReturnRequest,
} from '#shop/orders';
import type { Visit } from '../context.ts';
import { textOf } from './account.ts';
import { addStaleFormNotice, type FormAnswer, refusedForm, STALE_FORM } from './customer-refusals.ts';

/** The nonce action of cancel links. Source: WIRE §7 */
export const CANCEL_BY_LINK = 'woocommerce-cancel_order';

/** Formats the facts of a refusal. */
function factsOf(refusal: OrderRefusal, { language }: Visit): Record<string, string | number> {
  if (refusal.code === EDIT_CONFLICT) return {};
  const { code: _code, ...facts } = refusal;
  return Object.fromEntries(
    Object.entries<string | number | Localized | Money>(facts).map(([key, fact]) => [
      key,
      typeof fact !== 'object' ? fact : 'minor' in fact ? formatAmount(fact) : inLanguage(fact, language),
    ]),
  );
}

/** The reason of a return request; undefined for one that the form does not offer. */
function reasonIn(sent: FormData): ReturnRequest['reason'] | undefined {
  return RETURN_REASONS.find((reason) => reason === sent.get('return_reason'));
}

/** The fields of a return request. */
function returnRequestIn(sent: FormData, order: Order): ReturnRequest {
  const lines = order.lines.flatMap((_line, position) => {
    const quantity = Number(textOf(sent, `return_${position}`));
    return Number.isInteger(quantity) && quantity > 0 ? [{ position, quantity }] : [];
  });
  return {
    lines,
    reason: reasonIn(sent) ?? 'changed-mind',
    words: textOf(sent, 'return_words'),
    wish: sent.get('return_wish') === 'exchange' ? 'exchange' : 'refund',
  };
}

/** A customer's order, the submitted form, and the address of the page that is shown after it. */
export type Changing = { shop: Shop; visit: Visit; order: Order; owner: Owner; sent: FormData; back: string };

/** The nonce action of forms that change an order, the same on all its pages. */
export const CHANGE_ORDER = { action: 'jamra-order', field: 'jamra-order-nonce' };

/** The returnable quantity of each line; null when nothing is returnable. */
export async function returnableQuantities(
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

async function requestReturn({ shop, owner, order, sent }: Changing): Promise<Done> {
  const result = await shop.orders.returns.ask(owner, order.id, returnRequestIn(sent, order));
  const message = `account:orders.return.${order.email === '' ? 'unmailed.asked' : 'asked'}`;
  return { refusal: result.ok ? null : result.refusal, message };
}

function draftOf(sent: FormData): Record<string, string> {
  const names = [...sent.keys()].filter((name) => /^return_\w{1,10}$/.test(name));
  return Object.fromEntries(names.map((name) => [name, cutText(textOf(sent, name), 1000)]));
}

/** The missing or invalid fields of a return request. */
function problemsOf({ sent, order }: Pick<Changing, 'sent' | 'order'>): Problems {
  return {
    ...(returnRequestIn(sent, order).lines.length > 0 ? {} : { return_items: 'items-missing' as const }),
    ...(reasonIn(sent) !== undefined ? {} : { return_reason: 'reason-missing' as const }),
  };
}

/** Redirects to a page that says what was done. */
async function conclude({ visit, back }: Changing, { refusal, message }: Done): Promise<never> {
  await visit.account.addNotice(
    refusal === null
      ? { kind: 'success', message, facts: {} }
      : { kind: 'error', message: refusalKey(refusal.code), facts: factsOf(refusal, visit) },
  );
  throw redirect(back);
}

/** Cancels the order with the form's nonce, and redirects. */
export async function cancelOrder(changing: Changing): Promise<never> {
  const { visit, sent, back } = changing;
  if (visit.account.allows(CHANGE_ORDER.action, sent.get(CHANGE_ORDER.field)))
    return conclude(changing, await cancel(changing));
  await addStaleFormNotice(visit);
  throw redirect(back);
}

/** Performs the form's action and redirects. A refused return request is shown again while the form exists. */
export async function changeOrder(changing: Changing): Promise<FormAnswer<'return', Record<string, string>>> {
  const { visit, sent } = changing;
  const isReturn = sent.has('ask_return');
  const draft = draftOf(sent);
  const problems = isReturn ? problemsOf(changing) : {};
  if (Object.keys(problems).length > 0) return { form: 'return', draft, problems, refusal: null };
  const act = isReturn ? requestReturn : sent.has('withdraw_return') ? withdraw : cancel;
  const { refusal, message } = await act(changing);
  if (refusal !== null && isReturn && refusal.code !== 'orders.may-not-return')
    return {
      form: 'return',
      draft,
      problems: {},
      refusal: wordsIn(visit.language)(refusalKey(refusal.code), factsOf(refusal, visit)),
    };
  return conclude(changing, { refusal, message });
}

/** The page's nonce has expired: shows a return request again, and asks to repeat other actions. */
export async function refuseStale({ visit, sent, back }: Pick<Changing, 'visit' | 'sent' | 'back'>) {
  if (sent.has('ask_return'))
    return refusedForm({ form: 'return' as const, draft: draftOf(sent), visit }, STALE_FORM);
  await addStaleFormNotice(visit);
  throw redirect(back);
}
