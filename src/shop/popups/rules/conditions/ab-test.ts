import type { AbVariant, CarriedAbTest, PopupFacts } from '../../popup.ts';

const HALF = 0.5;

/**
 * The variant that a visitor belongs to from now on: half of them to each.
 *
 * @param random from 0 to below 1
 */
export function drawVariant(random: number): AbVariant {
  return random < HALF ? 'a' : 'b';
}

/** The popup is in no test, or the one of the two that the visitor belongs to. */
export function passesAbTest({ abTest }: Pick<PopupFacts, 'abTest'>): boolean {
  return abTest === null || abTest.variant === abTest.visitorVariant;
}

/** As a page carries it: `3:a`. */
export const printAbTest = (id: number, variant: AbVariant): string => `${id}:${variant}`;

/** Parses the A/B test in a popup's template; null without one. */
export function parseAbTest(text = ''): CarriedAbTest | null {
  const [id, variant] = text.split(':');
  return variant === 'a' || variant === 'b' ? { id: Number(id), variant } : null;
}
