import type { TemplatePlace } from '#shop/templates/rules/places.ts';
import { shippedFooter } from './footer.ts';
import { shippedHeader } from './header.ts';
import { shippedNotFound } from './not-found.ts';

/** The documents that stand where the owner has published none. */
export const shippedDocuments = {
  header: shippedHeader,
  footer: shippedFooter,
  'not-found': shippedNotFound,
};

/** Whether the shop ships a document for a place. */
export function isShipped(place: TemplatePlace): place is keyof typeof shippedDocuments {
  return Object.hasOwn(shippedDocuments, place);
}
