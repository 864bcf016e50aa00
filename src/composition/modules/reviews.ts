import type { MediaId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { reencodePicture } from '#platform/files/pictures/redraw-picture.ts';
import type { createCatalogue } from '#shop/catalogue';
import type { Raise } from '#shop/events.ts';
import type { NewPicture } from '#shop/media';
import { storedFileNamePattern } from '#shop/media/rules/stored-name.ts';
import type { createOrders } from '#shop/orders';
import { createReviews } from '#shop/reviews';
import type { createSettings } from '#shop/settings';
import type { ComposeDeps } from '../deps.ts';

type ReviewModules = {
  settings: ReturnType<typeof createSettings>;
  catalogue: ReturnType<typeof createCatalogue>;
  orders: ReturnType<typeof createOrders>;
  raise: Raise;
  addPicture: (tx: DbOrTx, picture: NewPicture) => Promise<MediaId | null>;
  dropPicture: (id: MediaId) => Promise<unknown>;
};

/** Its stored names tell these pictures from those of the shop. */
/** Marks a customer's photo in its stored name; no upload by staff has this name. */
const FILE_NAME = 'photo-of-a-review-by-a-customer.jpg';

/** Builds the reviews. */
export function composeReviews({ db, clock }: ComposeDeps, modules: ReviewModules) {
  const { settings, catalogue, orders, raise, addPicture, dropPicture } = modules;
  return createReviews({
    db,
    clock,
    settings: settings.all,
    raise,
    findProduct: catalogue.findPublished,
    hasBought: orders.hasBought,
    redraw: reencodePicture,
    addPicture: (tx, bytes) => addPicture(tx, { bytes, fileName: FILE_NAME, alt: '' }),
    dropPicture,
    picturePattern: storedFileNamePattern(FILE_NAME),
  });
}
