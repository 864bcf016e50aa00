import type { CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { wasPriceOf } from '../rules/entries.ts';
import { stopLinkOf } from '../rules/link.ts';
import type { MailChoice } from '../rules/mail-changes.ts';
import { readMailChoice } from '../store/mails.ts';
import { findWishlist, readItems } from '../store/wishlist.ts';
import type { MailedChange, Offer, WishlistItem } from '../wishlist.ts';
import type { WishlistDeps } from './change-wishlist.ts';

/** A line of the email, with product data at the time of writing. */
export type MailedEntry = Readonly<{
  offer: Offer;
  /** The price it was saved at; null unless it got cheaper. */
  wasPrice: Money | null;
  isBack: boolean;
}>;

type Changed = Readonly<{ item: WishlistItem; change: MailedChange }>;

function entryOf({ item, change }: Changed, offer: Offer, choice: MailChoice): MailedEntry | null {
  const wasPrice = change.isCheaper && choice.onPrice ? wasPriceOf(item, offer) : null;
  const isBack = change.isBack && choice.onStock && offer.card.stock === 'instock';
  return wasPrice === null && !isBack ? null : { offer, wasPrice, isBack };
}

async function changedItems(
  { db, sendsMails }: WishlistDeps,
  id: CustomerId,
  changes: readonly MailedChange[],
): Promise<Changed[]> {
  const list = (await sendsMails()) ? await findWishlist(db, { kind: 'customer', id }) : null;
  if (list === null) return [];
  return (await readItems(db, list)).flatMap((item) => {
    const change = changes.find(({ productId }) => productId === item.productId);
    return change === undefined ? [] : [{ item, change }];
  });
}

/** The content of an email when it is written; null where nothing of it applies any more. */
export function mailOf(deps: WishlistDeps) {
  return async (
    id: CustomerId,
    changes: readonly MailedChange[],
    language: Language,
  ): Promise<{ entries: readonly MailedEntry[]; stopLink: string } | null> => {
    const choice = await readMailChoice(deps.db, id);
    const items = choice === null ? [] : await changedItems(deps, id, changes);
    if (choice === null || items.length === 0) return null;
    const offers = await deps.offers(
      items.map(({ item }) => item),
      language,
    );
    const entries = items.flatMap((changed) => {
      const offer = offers.get(changed.item.productId);
      return (offer === undefined ? null : entryOf(changed, offer, choice)) ?? [];
    });
    return entries.length === 0 ? null : { entries, stopLink: stopLinkOf(deps.signature).toStop(id) };
  };
}
