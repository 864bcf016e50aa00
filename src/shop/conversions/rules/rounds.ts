import type { ConversionEvent, ConversionService, ConversionState } from './services.ts';

/** An event of an order that was sent to a service, or will be. */
export type NotedEvent = Readonly<{
  service: ConversionService;
  event: ConversionEvent;
  key: string;
  state: ConversionState;
}>;

const CANCELLATION = /^cancelled(?:-\d+)?$/;

export const isPurchase = ({ service, event }: NotedEvent): boolean =>
  service === 'google' && event === 'purchase';

const isTakenBack = ({ service, key, state }: NotedEvent): boolean =>
  service === 'google' && CANCELLATION.test(key) && (state === 'sent' || state === 'waiting');

/** The key or number of an event in its round; the first has none. */
export const inRound = (text: string, round: number): string => (round === 1 ? text : `${text}-${round}`);

/**
 * The number of the purchase to record now. An order that resumes after a cancellation is a new purchase: Google
 * ignores a second one with the same transaction id.
 *
 * @param hasEnded whether the order has ended without payment: then there is no new purchase
 */
export function roundOf(noted: readonly NotedEvent[], hasEnded: boolean): number {
  const purchases = noted.filter(isPurchase).length;
  const isBack = !hasEnded && purchases > 0 && noted.filter(isTakenBack).length >= purchases;
  return isBack ? purchases + 1 : Math.max(1, purchases);
}
