import { AB_VARIANTS, type AbVariant, type CarriedAbTest, type PopupFacts } from '../../popup.ts';

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
export const printAbTest = ({ id, variant }: CarriedAbTest): string => `${id}:${variant}`;

/** @returns null for anything else */
export function parseAbTest(text: string): CarriedAbTest | null {
  const [id = '', named = ''] = text.split(':');
  const variant = AB_VARIANTS.find((one) => one === named);
  return variant === undefined || !/^[1-9]\d*$/.test(id) ? null : { id: Number(id), variant };
}
