import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput, wordIn } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { GiftCardId } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import { done, refuse } from '#kernel/outcome.ts';
import {
  deliveryDays,
  GIFT_CARD_LENGTHS,
  GIFT_CARD_STATUSES,
  giftCardOptions,
  invalidGiftCardFields,
  readGiftCardDetails,
} from '#shop/gift-cards';

const PER_PAGE = 50;
const MOST_MINOR = 100_000_000;
const LONGEST_REASON = 300;

const id = idOf<GiftCardId>();
const about = (input: { id: number }) => `gift-card:${input.id}`;
const nameOf = ({ member }: ActionCall) => member.name;
const typed = (field: keyof typeof GIFT_CARD_LENGTHS) => z.string().max(GIFT_CARD_LENGTHS[field]);
const text = z.string().trim();

/** Gift cards: balances and changes by staff. Amounts are in fils. */
export const actions = {
  'gift-cards.list': readAction({
    need: 'orders.see',
    input: z.object({
      q: text.max(200).catch('').default(''),
      status: wordIn(GIFT_CARD_STATUSES, null),
      page: pageInput,
    }),
    run: async ({ shop }, { q, status, page }) => {
      const requested = { text: q, status, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
      return done({ ...(await shop.giftCards.staff.search(requested)), page, perPage: PER_PAGE });
    },
  }),
  'gift-cards.show': readAction({
    need: 'orders.see',
    input: z.object({ id }),
    run: async ({ shop }, input) => {
      const card = await shop.giftCards.staff.open(input.id);
      return card === null ? refuse({ code: 'gift-cards.unknown-card' }) : done(card);
    },
  }),
  /** The liability of gift cards by month of issue. */
  'gift-cards.liability': readAction({
    need: 'orders.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.giftCards.staff.liability()),
  }),
  'gift-cards.issue': writeAction({
    need: 'orders.refund',
    input: z.object({
      recipientName: typed('recipientName'),
      recipientEmail: typed('recipientEmail'),
      senderName: typed('senderName'),
      message: typed('message'),
      deliverOn: typed('deliverOn'),
      valueMinor: z.int().min(1).max(MOST_MINOR),
      language: z.enum(LANGUAGES),
    }),
    about: () => 'gift-card:new',
    run: async (call, { valueMinor, language, ...fields }) => {
      const details = readGiftCardDetails(giftCardOptions(fields));
      const [field] = invalidGiftCardFields(details, deliveryDays(new Date()));
      if (field !== undefined) return refuse({ code: 'cart.gift-card-details', field, address: '' });
      const actor = nameOf(call);
      return call.shop.giftCards.staff.issue({ details, value: aed(valueMinor), language, actor });
    },
  }),
  'gift-cards.adjust': writeAction({
    need: 'orders.refund',
    input: z.object({
      id,
      amountMinor: z.int().min(-MOST_MINOR).max(MOST_MINOR),
      reason: text.min(1).max(LONGEST_REASON),
    }),
    about,
    run: (call, input) => call.shop.giftCards.staff.adjust({ ...input, actor: nameOf(call) }),
  }),
  'gift-cards.set-disabled': writeAction({
    need: 'orders.refund',
    input: z.object({ id, isDisabled: z.boolean() }),
    about,
    run: ({ shop }, input) => shop.giftCards.staff.setDisabled(input.id, input.isDisabled),
  }),
  'gift-cards.resend': writeAction({
    need: 'orders.change',
    input: z.object({ id }),
    about,
    run: ({ shop }, input) => shop.giftCards.staff.resend(input.id),
  }),
};
