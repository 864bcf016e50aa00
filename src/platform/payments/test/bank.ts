import { randomBytes } from 'node:crypto';
import { type Clock, SECOND_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '../../database/client.ts';
import type { ProviderRefusal, SavedCard } from '../provider.ts';
import {
  agreed,
  answerChallenge,
  type BankPayment,
  type Booked,
  failed,
  isRefusedBy,
  LATE_MS,
  payBy,
  settled,
  toProviderPayment,
} from './account.ts';
import {
  findPayment,
  insertEvent,
  readSettling,
  savePayment,
  saveSent,
  takeDue,
  type Waiting,
} from './books.ts';
import { type BankSetup, endSetup, findSetup, insertCard, readCards } from './card-books.ts';
import { type CardProblem, readCard, type TypedCard } from './cards.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

export type BankDeps = Readonly<{
  db: Db;
  clock: Clock;
  /** Signs the bank's messages; shared with the shop. */
  webhookSecret: string;
  /** Base URL of the bank's pages. */
  pagesUrl: string;
}>;

const AT_ONCE = 20;
const MOST_TRIES = 20;
const TIMES_A_LATE_ONE_IS_SENT = 3;
const SEND_LIMIT_MS = 10 * SECOND_MS;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** A late card's messages are sent three times, in reverse order. */
function plan(payment: BankPayment, now: Date): Pick<Waiting, 'dueAt' | 'sendsLeft'> {
  if (payment.behaviour !== 'late') return { dueAt: now, sendsLeft: 1 };
  const waitMs = Math.max(0, LATE_MS + SECOND_MS - payment.version * SECOND_MS);
  return { dueAt: new Date(now.getTime() + waitMs), sendsLeft: TIMES_A_LATE_ONE_IS_SENT };
}

function kindOf({ state, refundedMinor }: BankPayment): string {
  return `payment.${refundedMinor > 0 ? 'refunded' : state}`;
}

/** Records a change and queues its message in the same transaction. */
export async function book({ clock }: BankDeps, tx: Tx, payment: BankPayment): Promise<void> {
  const now = clock();
  await savePayment(tx, payment);
  const id = newId('evt');
  const body = JSON.stringify({
    id,
    kind: kindOf(payment),
    at: now.toISOString(),
    paymentKey: payment.paymentKey,
    payment: toProviderPayment(payment),
  });
  await insertEvent(tx, { id, paymentId: payment.id, body, ...plan(payment, now) });
}

/** Locks and changes a payment. */
export async function change(
  deps: BankDeps,
  tx: Tx,
  { id, by }: { id: string; by: (payment: BankPayment) => Booked },
): Promise<Booked> {
  const payment = await findPayment(tx, id, true);
  if (payment === null) return refuse({ code: 'payments.unknown-reference' });
  const before = settled(payment, deps.clock());
  const after = by(before);
  const stored = after.ok ? after.value : before;
  if (stored !== payment) await book(deps, tx, stored);
  return after;
}

type Paid = Outcome<
  BankPayment,
  ProviderRefusal | { code: 'bank.wrong-card'; problems: readonly CardProblem[] }
>;

async function saveCard(tx: Tx, payment: BankPayment, typed: ReturnType<typeof readCard>): Promise<void> {
  const { customer, keepsCard, state } = payment;
  if (!keepsCard || customer === null || !typed.ok || state === 'failed') return;
  await insertCard(tx, { id: newId('card'), customer, ...typed.card });
}

/** Pays with a saved card; may still require authentication. */
export async function payBySaved(
  deps: BankDeps,
  tx: Tx,
  { payment, cardId }: { payment: BankPayment; cardId: string },
): Promise<Booked> {
  const cards = payment.customer === null ? [] : await readCards(tx, payment.customer);
  const card = cards.find(({ id }) => id === cardId);
  if (card === undefined) return refuse({ code: 'payments.unknown-reference' });
  const { id: _id, ...label } = card;
  return change(deps, tx, { id: payment.id, by: (one) => payBy(one, label, deps.clock()) });
}

type TestPayment = Outcome<BankSetup, { code: 'bank.wrong-card'; problems: readonly CardProblem[] }>;

/** The page that saves a card without a payment. */
function createSetups({ db, clock }: BankDeps) {
  return {
    find: (id: string): Promise<BankSetup | null> => findSetup(db, id),
    saveCard: async (setup: BankSetup, typed: TypedCard): Promise<TestPayment> => {
      const read = readCard(typed, clock());
      if (!read.ok) return refuse({ code: 'bank.wrong-card', problems: read.problems });
      // A bank rejects an unknown card at once.
      if (isRefusedBy(read.card)) return refuse({ code: 'bank.wrong-card', problems: ['number'] });
      await db.transaction().execute(async (tx) => {
        await insertCard(tx, { id: newId('card'), customer: setup.customer, ...read.card });
        await endSetup(tx, setup.id);
      });
      return done({ ...setup, isOver: true });
    },
    leave: (setup: BankSetup): Promise<void> => endSetup(db, setup.id),
  };
}

/** The actions of the bank's pages. */
function createPages(deps: BankDeps) {
  const { db, clock } = deps;
  const changeOne = (id: string, by: (payment: BankPayment) => Booked): Promise<Booked> =>
    db.transaction().execute((tx) => change(deps, tx, { id, by }));
  return {
    find: (id: string): Promise<BankPayment | null> => findPayment(db, id),
    savedCards: async ({ customer }: BankPayment): Promise<SavedCard[]> =>
      customer === null ? [] : readCards(db, customer),
    payByCard: async (id: string, typed: TypedCard & { keepsCard: boolean }): Promise<Paid> => {
      const read = readCard(typed, clock());
      if (!read.ok) return refuse({ code: 'bank.wrong-card', problems: read.problems });
      return db.transaction().execute(async (tx) => {
        const by = (payment: BankPayment) =>
          payBy({ ...payment, keepsCard: typed.keepsCard && payment.customer !== null }, read.card, clock());
        const paid = await change(deps, tx, { id, by });
        if (paid.ok) await saveCard(tx, paid.value, read);
        return paid;
      });
    },
    payBySavedCard: async (payment: BankPayment, cardId: string): Promise<Booked> =>
      db.transaction().execute((tx) => payBySaved(deps, tx, { payment, cardId })),
    /** Confirms a wallet payment or an instalment plan. */
    agree: (id: string): Promise<Booked> => changeOne(id, agreed),
    answerChallenge: (id: string, isAllowed: boolean): Promise<Booked> =>
      changeOne(id, (payment) => answerChallenge(payment, isAllowed)),
    cancel: (id: string): Promise<Booked> => changeOne(id, (payment) => done(failed(payment, 'cancelled'))),
  };
}

type Send = (body: string, headers: Record<string, string>) => Promise<boolean>;

async function sendOne(deps: BankDeps, tx: Tx, { event, send }: { event: Waiting; send: Send }) {
  const { webhookSecret: secret, clock } = deps;
  const isTaken = await send(event.body, {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signBody(event.body, { secret, now: clock() }),
  });
  const tries = event.tries + 1;
  const left = isTaken ? event.sendsLeft - 1 : event.sendsLeft;
  const waitMs = isTaken ? 0 : Math.min(2 ** tries, 60) * SECOND_MS;
  await saveSent(tx, event.id, {
    sendsLeft: tries >= MOST_TRIES ? 0 : left,
    tries,
    dueAt: new Date(clock().getTime() + waitMs),
  });
}

/** Sends messages over HTTP. */
export function postTo(url: string): Send {
  return async (body, headers) => {
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    try {
      return (await fetch(url, { method: 'POST', body, headers, signal })).ok;
    } catch {
      return false;
    }
  };
}

/** Completes late payments, then sends due messages. @returns the number of sent messages */
function deliverDue(deps: BankDeps) {
  return async (send: Send): Promise<number> => {
    const { db, clock } = deps;
    for (const id of await readSettling(db, clock()))
      await db.transaction().execute((tx) => change(deps, tx, { id, by: done }));
    return db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, clock(), AT_ONCE);
      for (const event of due) await sendOne(deps, tx, { event, send });
      return due.length;
    });
  };
}

/** The test bank: the actions of its pages and the messages it sends. Stores no card numbers. */
export function createTestBank(deps: BankDeps) {
  return { ...createPages(deps), setups: createSetups(deps), deliverDue: deliverDue(deps) };
}

export type TestBank = ReturnType<typeof createTestBank>;
