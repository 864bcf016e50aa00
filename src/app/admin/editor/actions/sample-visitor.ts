import type { Shop } from '#composition/shop.ts';
import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import { SHOWN_VISITORS, type ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import type { CustomerId, SessionId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { sampleCartToken } from '#shop/cart';
import type { Account } from '#shop/customers';
import { PLAIN_QUERY, type ProductCard } from '#shop/listing';
import { displayOnlyRule } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { SampleVisitor } from '#widgets/tree/print/canvas.ts';

const PIECES = 2;
const GUEST: SampleVisitor = { account: null, cartToken: null, recent: [] };

/** Common names in the UAE. */
const NAMES = {
  en: { firstName: 'Sara', lastName: 'Ahmed' },
  ar: { firstName: 'سارة', lastName: 'أحمد' },
} as const;

/** A fictional customer without rows in the database. */
function sampleAccount(language: Language, now: Date): Account {
  const { firstName, lastName } = NAMES[language];
  const customer = {
    ...{ id: 0 as CustomerId, email: 'sara@example.com', firstName, lastName, language },
    ...{ displayName: `${firstName} ${lastName}`, phone: '+971500000000', company: '', trn: '' },
    ...{ consent: null, verifiedAt: now, tags: [], hasPassword: true, hasTwoFactor: false, createdAt: now },
  };
  const session = { id: 0 as SessionId, agent: '', isRemembered: false, createdAt: now, seenAt: now };
  return { customer, session, isRenewed: false };
}

type SampleDeps = Readonly<{ shop: Shop; language: Language; now: Date }>;

/** The bestsellers that can be added to a cart without choosing options. */
async function soldCards({ shop, language, now }: SampleDeps): Promise<readonly ProductCard[]> {
  const query = { ...PLAIN_QUERY, orderby: 'popularity' as const };
  const listing = await shop.listing.listProducts(query, { categoryId: null, language, now });
  return (listing?.cards ?? []).filter(
    ({ type, isPurchasable, stock, hasChoice }) =>
      type === 'simple' && isPurchasable && stock === 'instock' && !hasChoice,
  );
}

/** A product and an emirate that it is not delivered to; null if nothing is restricted. */
function restrictedIn(cards: readonly ProductCard[], settings: Settings) {
  const places = cards.flatMap((card) => EMIRATES.map((emirate) => ({ card, emirate })));
  return places.find(({ card, emirate }) => displayOnlyRule(card.class, emirate, settings) !== null) ?? null;
}

function withCart(cards: readonly ProductCard[], emirate: Emirate | null): SampleVisitor {
  const recent = cards.map(({ id }) => id);
  return { account: null, cartToken: sampleCartToken({ productIds: recent, emirate }), recent };
}

/** The sample visitors of this shop: without restrictions, none is affected by one. */
export async function shownVisitors(deps: SampleDeps): Promise<readonly ShownVisitor[]> {
  const [cards, settings] = await Promise.all([soldCards(deps), deps.shop.settings.all()]);
  const isOffered: Partial<Record<ShownVisitor, boolean>> = {
    cart: cards.length > 0,
    restricted: restrictedIn(cards, settings) !== null,
    age: settings['restrictions.askAge'] !== 'off',
  };
  return SHOWN_VISITORS.filter((one) => isOffered[one] ?? true);
}

/** The sample visitor of a page: real products, but a fictional name, account and cart. */
export async function sampleVisitor(visitor: ShownVisitor, deps: SampleDeps): Promise<SampleVisitor> {
  if (visitor === 'guest' || visitor === 'age') return GUEST;
  const cards = await soldCards(deps);
  const [settings, some] = [await deps.shop.settings.all(), cards.slice(0, PIECES)];
  if (visitor === 'customer')
    return { ...withCart(some, null), account: sampleAccount(deps.language, deps.now) };
  const restricted = visitor === 'restricted' ? restrictedIn(cards, settings) : null;
  if (restricted === null) return withCart(some, null);
  const others = some.filter(({ id }) => id !== restricted.card.id);
  return withCart([restricted.card, ...others], restricted.emirate);
}
