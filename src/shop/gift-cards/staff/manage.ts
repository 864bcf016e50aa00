import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { GiftCardId } from '#kernel/ids.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { aed, MONEY_MAX, type Money } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { issueCard } from '../actions/issue.ts';
import type { GiftCardDeps } from '../deps.ts';
import type { GiftCard, GiftCardDetails, GiftCardMovement } from '../gift-card.ts';
import type { GiftCardStaffRefusal } from '../refusals.ts';
import { mailedTo } from '../rules/recipient.ts';
import { findCard, lockCards, moveBalance, saveCardStatus } from '../store/cards.ts';
import { readMovements } from '../store/movements.ts';
import { type GiftCardSearch, type LiabilityMonth, readLiability, searchCards } from '../store/staff.ts';

/** A card issued by staff. */
export type CardByHand = Readonly<{
  details: GiftCardDetails;
  value: Money;
  language: Language;
  /** The staff member. */
  actor: string;
}>;

type Done = Outcome<GiftCard, GiftCardStaffRefusal>;

async function changed(tx: Tx, id: GiftCardId): Promise<Done> {
  const card = await findCard(tx, id);
  return card === null ? refuse({ code: 'gift-cards.unknown-card' }) : done(card);
}

/** Issues a card for staff, up to the value limit of one order; its mail is queued when due. */
function issueByHand(deps: GiftCardDeps) {
  return (card: CardByHand): Promise<Done> =>
    allOrNothing(deps.db, async (tx) => {
      const mostMinor = (await deps.settings(tx))['giftCards.limits'].perOrderMinor;
      const { details, value, language, actor } = card;
      if (value.minor > mostMinor) return refuse({ code: 'gift-cards.too-large', amount: aed(mostMinor) });
      const id = await issueCard(deps, tx, {
        ...{ details, initial: value, orderId: null, place: null, buyerEmail: '' },
        ...{ language, issuedBy: actor },
      });
      return id === null ? refuse({ code: 'gift-cards.unknown-card' }) : changed(tx, id);
    });
}

/** Locks a card that is not void. */
async function lockChangeable(tx: Tx, id: GiftCardId): Promise<Done> {
  const [card] = await lockCards(tx, [id]);
  if (card === undefined) return refuse({ code: 'gift-cards.unknown-card' });
  return card.status === 'void' ? refuse({ code: 'gift-cards.not-active' }) : done(card);
}

type Adjusting = Readonly<{ id: GiftCardId; amountMinor: number; actor: string; reason: string }>;

/** Adds to a balance or takes from it, with a reason; never below zero. */
function adjust({ db, clock }: GiftCardDeps) {
  return ({ id, ...movement }: Adjusting): Promise<Done> =>
    allOrNothing(db, async (tx) => {
      const locked = await lockChangeable(tx, id);
      if (!locked.ok) return locked;
      const { balance } = locked.value;
      const balanceMinor = balance.minor + movement.amountMinor;
      if (balanceMinor < 0) return refuse({ code: 'gift-cards.below-zero', balance });
      if (balanceMinor > MONEY_MAX.minor) return refuse({ code: 'gift-cards.too-large', amount: MONEY_MAX });
      await moveBalance(tx, { giftCardId: id, kind: 'adjust', orderId: null, ...movement, at: clock() });
      return changed(tx, id);
    });
}

/** Disables a card, or enables it again. A void card stays void. */
function setDisabled({ db }: GiftCardDeps) {
  return (id: GiftCardId, isDisabled: boolean): Promise<Done> =>
    allOrNothing(db, async (tx) => {
      const locked = await lockChangeable(tx, id);
      if (!locked.ok) return locked;
      await saveCardStatus(tx, id, isDisabled ? 'disabled' : 'active');
      return changed(tx, id);
    });
}

/** Queues the mail of an active card again, also before its day. */
function resend({ db, raise }: GiftCardDeps) {
  return (id: GiftCardId): Promise<Done> =>
    allOrNothing(db, async (tx) => {
      const card = await findCard(tx, id);
      if (card === null) return refuse({ code: 'gift-cards.unknown-card' });
      if (card.status !== 'active' || mailedTo(card) === '') return refuse({ code: 'gift-cards.not-active' });
      await raise(tx, 'GiftCardDue', { id, isAgain: true });
      return done(card);
    });
}

/**
 * What staff do with gift cards: `search`, `open` one with its ledger, `issue` one, `adjust` a balance, `setDisabled`,
 * `resend` a mail, and `liability`, the outstanding balances by month of issue.
 *
 * Refusals: `gift-cards.unknown-card`, `gift-cards.not-active`, `gift-cards.below-zero`, `gift-cards.too-large`
 */
export function createGiftCardStaff(deps: GiftCardDeps) {
  const { db, clock } = deps;
  return {
    search: (search: GiftCardSearch): Promise<{ rows: GiftCard[]; total: number }> => searchCards(db, search),
    open: async (id: GiftCardId): Promise<{ card: GiftCard; movements: GiftCardMovement[] } | null> => {
      const card = await findCard(db, id);
      return card === null ? null : { card, movements: await readMovements(db, id) };
    },
    issue: issueByHand(deps),
    adjust: adjust(deps),
    setDisabled: setDisabled(deps),
    resend: resend(deps),
    liability: (): Promise<LiabilityMonth[]> => readLiability(db, { now: clock(), zone: SHOP_TIME_ZONE }),
  };
}
