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
 * Which purchase of an order is noted now. One that failed, was taken back and goes on is a further purchase: Google
 * drops a second one under the same number.
 *
 * @param hasEnded whether the order is given up: then it is no further purchase
 */
export function roundOf(noted: readonly NotedEvent[], hasEnded: boolean): number {
  const purchases = noted.filter(isPurchase).length;
  const isBack = !hasEnded && purchases > 0 && noted.filter(isTakenBack).length >= purchases;
  return isBack ? purchases + 1 : Math.max(1, purchases);
}
