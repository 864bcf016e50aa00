import { z } from 'zod';
import {
  type ActionCall,
  type ActionRefusal,
  editorOf,
  readAction,
  writeAction,
} from '#admin-actions/action.ts';
import { idInput } from '#admin-actions/id-input.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import { type ProductId, type PromotionId, parseProductId, parsePromotionId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { minus, NOTHING, sum, times } from '#kernel/money.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { type Category, isOnSale, priceAt } from '#shop/catalogue';
import { type CountedPromotion, PROMOTION_STATES, type Promotion, promotionState } from '#shop/promotions';
import { promotionInput, toNewPromotion } from './actions/promotion-input.ts';

const MOST_FOUND = 8;
const need = 'promotions.change';
const promotionId = idInput(parsePromotionId);
const productId = idInput(parseProductId);
const about = ({ id }: { id: number | null }) => (id === null ? '' : `promotion:${id}`);

type Named = { id: number; name: string };

function flat(tree: readonly Category[], language: ActionCall['language'], depth = 0): Named[] {
  return tree.flatMap(({ id, name, children }) => [
    { id, name: `${'– '.repeat(depth)}${inLanguage(name, language)}` },
    ...flat(children, language, depth + 1),
  ]);
}

/** Names of products by id, with the SKU that distinguishes variations. */
async function namesOf({ shop, language }: ActionCall, ids: readonly ProductId[]): Promise<Named[]> {
  const products = await shop.catalogue.sellables(ids);
  return [...products].map(([id, { name, sku }]) => ({
    id,
    name: [inLanguage(name, language), sku].filter(Boolean).join(' · '),
  }));
}

function productIdsIn({ includes, excludes, benefit }: Promotion): ProductId[] {
  const sets = [includes, excludes, ...(benefit.kind === 'buy-get' ? [benefit.bought, benefit.given] : [])];
  return sets.flatMap(({ products }) => products);
}

function withState(promotion: CountedPromotion) {
  return { ...promotion, state: promotionState(promotion, new Date()) };
}

const tried = z.object({
  lines: z
    .array(z.object({ id: productId, quantity: z.int().min(1).max(9999) }))
    .min(1)
    .max(50),
  codes: z.array(z.string().max(60)).max(20),
  email: z.string().trim().max(320),
  emirate: z.enum(EMIRATES).nullable(),
});

/** The lines of a test cart at current prices. */
async function linesOf({ shop }: ActionCall, wanted: z.output<typeof tried>['lines'], now: Date) {
  const products = await shop.catalogue.sellables(wanted.map(({ id }) => id));
  return wanted.flatMap(({ id, quantity }) => {
    const sellable = products.get(id);
    if (sellable === undefined) return [];
    const unitPrice = priceAt(sellable.prices, now).now ?? NOTHING;
    const { productId: product, variationId, categoryIds, class: kind, isVirtual } = sellable;
    return [
      {
        ...{ key: String(id), productId: product, variationId, categoryIds, class: kind, quantity },
        ...{ unitPrice, isOnSale: isOnSale(sellable.prices, now), isVirtual },
      },
    ];
  });
}

/** The data of a promotion's form. */
async function showOne(call: ActionCall, id: PromotionId | null) {
  const version = id === null ? 0 : await call.shop.promotions.versionOf(id);
  const promotion = id === null ? null : await call.shop.promotions.findById(id);
  if (id !== null && promotion === null) return refuse({ code: 'promotions.unknown-promotion' as const });
  return done({
    found: promotion === null ? null : withState(promotion),
    version,
    goods: promotion === null ? [] : await namesOf(call, productIdsIn(promotion)),
    categories: flat(await call.shop.catalogue.categoryTree(), call.language),
  });
}

/** Adds to a conflict the names of products in the stored promotion. */
async function asShown(
  call: ActionCall,
  id: PromotionId | null,
  refusal: ActionRefusal,
): Promise<ActionRefusal> {
  if (refusal.code !== EDIT_CONFLICT) return refusal;
  const shown = await showOne(call, id);
  return shown.ok ? Object.assign({}, refusal, { stored: shown.value }) : shown.refusal;
}

/** Coupons and automatic promotions. Source: CO-05 */
export const actions = {
  'promotions.list': readAction({
    need,
    input: z.object({
      q: z.string().trim().toLowerCase().max(100).default(''),
      state: z.enum(PROMOTION_STATES).optional().catch(undefined),
    }),
    run: async ({ shop }, { q, state }) => {
      const all = (await shop.promotions.list()).map(withState).toReversed();
      const words = ({ code, title }: Promotion) => `${code} ${title.en} ${title.ar ?? ''}`.toLowerCase();
      const promotions = all.filter(
        (one) => words(one).includes(q) && (state === undefined || one.state === state),
      );
      return done({ promotions, isEmpty: all.length === 0 });
    },
  }),
  /** A promotion with the names of its products; without an id, the data for a new one. */
  'promotions.show': readAction({
    need,
    input: z.object({ id: promotionId.nullable() }),
    run: (call, { id }) => showOne(call, id),
  }),
  'promotions.save': writeAction({
    need,
    saves: ['promotion'],
    input: z.object({
      id: promotionId.nullable(),
      version: z.int().min(0),
      /** The promotion that a new one was copied from. */
      copyOf: promotionId.nullable().default(null),
      promotion: promotionInput,
    }),
    about,
    run: async (call, { promotion, ...which }) => {
      const { id } = which;
      const stored = toNewPromotion(promotion, call.shop.catalogue.momentOf);
      const saved = await call.shop.promotions.change(
        { ...which, promotion: stored },
        { by: editorOf(call) },
      );
      return saved.ok ? saved : refuse(await asShown(call, id, saved.refusal));
    },
  }),
  'promotions.end': writeAction({
    need,
    input: z.object({ id: promotionId }),
    about,
    run: (call, { id }) => call.shop.promotions.life.endNow(id, editorOf(call)),
  }),
  'promotions.remove': writeAction({
    need,
    input: z.object({ id: promotionId }),
    about,
    run: (call, { id }) => call.shop.promotions.life.remove(id, editorOf(call)),
  }),
  'promotions.restore': writeAction({
    need,
    input: z.object({ id: promotionId }),
    about,
    run: (call, { id }) => call.shop.promotions.life.restore(id, editorOf(call)),
  }),
  'promotions.history': readAction({
    need,
    input: z.object({ id: promotionId }),
    run: async ({ shop }, { id }) => done(await shop.promotions.history(id)),
  }),
  'promotions.undo': writeAction({
    need,
    input: z.object({ id: promotionId, version: z.int().min(1) }),
    about,
    run: (call, { id, version }) => call.shop.promotions.undo(id, version, editorOf(call)),
  }),
  /** Searches products, and the variations of variable ones. */
  'promotions.find-goods': readAction({
    need,
    input: z.object({ q: z.string().trim().min(1).max(100), sellableOnly: z.boolean().default(false) }),
    run: async (call, { q, sellableOnly }) => {
      const { rows } = await call.shop.catalogue.edit.find({ text: q, perPage: MOST_FOUND });
      const byKind = await Promise.all(
        rows.map(async ({ id, variations }) => {
          if (variations === 0) return [id];
          const open = await call.shop.catalogue.edit.open(id);
          const variationIds = (open?.draft.variations ?? []).flatMap((one) => parseProductId(one.id) ?? []);
          return sellableOnly ? variationIds : [id, ...variationIds];
        }),
      );
      return done(await namesOf(call, byKind.flat()));
    },
  }),
  /** Tests all promotions on a cart: the discount of each, or why it does not apply. */
  'promotions.try': readAction({
    need,
    input: tried,
    run: async (call, { lines: wanted, codes, email, emirate }) => {
      const now = new Date();
      const lines = await linesOf(call, wanted, now);
      const given = codes.map((code) => code.trim()).filter((code) => code !== '');
      const explained = await call.shop.promotions.explain({
        lines,
        codes: given,
        email: email || null,
        now,
      });
      const subtotal = sum(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
      const discount = sum(explained.discounts.map(({ amount }) => amount));
      const worth = minus(subtotal, discount);
      const delivery = await call.shop.shipping.offerNow({
        ...{ emirate, worth, now },
        needsDelivery: lines.some(({ isVirtual }) => !isVirtual),
        isFreed: explained.discounts.some(({ freesDelivery }) => freesDelivery),
      });
      return done({
        lines: lines.map(({ key, quantity, unitPrice }) => ({
          id: Number(key),
          quantity,
          unitMinor: unitPrice.minor,
        })),
        each: explained.each.map(({ amount, ...one }) => ({ ...one, amountMinor: amount.minor })),
        refused: explained.refused.filter(({ refusal }) => refusal.code === 'promotions.unknown-code'),
        subtotalMinor: subtotal.minor,
        discountMinor: discount.minor,
        totalMinor: worth.minor,
        delivery: delivery.rates.map(({ id, title, cost }) => ({ id, title, costMinor: cost.minor })),
      });
    },
  }),
};
