import type { TemplatePlace } from '#shop/templates/rules/places.ts';
import { shippedFooter } from './footer.ts';
import { shippedHeader } from './header.ts';
import { shippedNotFound } from './not-found.ts';

/** The default documents, used until the owner publishes others. */
export const shippedDocuments = {
  header: shippedHeader,
  footer: shippedFooter,
  'not-found': shippedNotFound,
};

export type ShippedPlace = keyof typeof shippedDocuments;

/** Whether the shop ships a document for a place. */
export function isShipped(place: TemplatePlace): place is ShippedPlace {
  return Object.hasOwn(shippedDocuments, place);
}
