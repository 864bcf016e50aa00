import type { RegisteredDevice } from '../registered-device.ts';

/** From the day of purchase to the last covered day, as `2026-11-26`. */
export type Guarantee = Readonly<{ startsOn: string; endsOn: string }>;

/** The same day some months later; the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}

/** The guarantee of a device, with what was added for registering it. */
export function guaranteeOf({
  purchasedOn,
  guaranteeMonths,
  extensionMonths,
}: Pick<RegisteredDevice, 'purchasedOn' | 'guaranteeMonths' | 'extensionMonths'>): Guarantee {
  return { startsOn: purchasedOn, endsOn: addMonths(purchasedOn, guaranteeMonths + extensionMonths) };
}

/** @param today `2026-11-26`, where the shop is */
export function isCovered({ endsOn }: Guarantee, today: string): boolean {
  return today <= endsOn;
}
