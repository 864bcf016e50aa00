import type { MediaId, ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { redrawPicture } from '#platform/files/redraw-picture.ts';
import type { createCatalogue } from '#shop/catalogue';
import type { NewPicture } from '#shop/media';
import type { createOrders } from '#shop/orders';
import { createReviews } from '#shop/reviews';
import type { createSettings } from '#shop/settings';
import type { ComposeNeeds } from './compose.ts';

type AroundReviews = {
  settings: ReturnType<typeof createSettings>;
  catalogue: ReturnType<typeof createCatalogue>;
  orders: ReturnType<typeof createOrders>;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  addPicture: (tx: DbOrTx, picture: NewPicture) => Promise<MediaId | null>;
};

/** Reviews, with what they need of goods, orders and pictures. */
export function createShopReviews({ db, clock }: ComposeNeeds, around: AroundReviews) {
  const { settings, catalogue, orders, productsChanged, addPicture: keep } = around;
  return createReviews({
    db,
    clock,
    settings: settings.all,
    productsChanged,
    findProduct: catalogue.findPublished,
    hasBought: orders.hasBought,
    redraw: redrawPicture,
    keepPicture: (tx, bytes) => keep(tx, { bytes, fileName: 'review.jpg', alt: '' }),
  });
}
