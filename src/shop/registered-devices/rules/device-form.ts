import { toWesternDigits } from '#kernel/address/phone.ts';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { RegisteredDevice } from '../registered-device.ts';

/** The fields of the form, by their names. */
export const DEVICE_FIELDS = [
  'device_product',
  'device_serial',
  'device_purchased',
  'device_reminder',
] as const;

export type DeviceDraft = Readonly<Record<(typeof DEVICE_FIELDS)[number], string>>;

export type DeviceForm = Readonly<{
  productId: ProductId;
  serial: string;
  purchasedOn: string;
  reminderWeeks: number | null;
}>;

/** How many weeks may lie between two reminders. */
export const REMINDER_WEEKS = [1, 2, 3, 4, 6, 8, 12] as const;

const LONGEST_TYPED = 200;
/** Eight to twenty letters and digits, at least one of them a digit. */
const SERIAL = /^(?=.*\d)[A-Z0-9]{8,20}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** No device of this kind is older. */
const FIRST_DAY = '2014-01-01';

/** Reads the form; what was not sent is empty. */
export function readDeviceDraft(sent: { get: (name: string) => unknown }): DeviceDraft {
  const read = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? cutText(value, LONGEST_TYPED).trim() : '';
  };
  return {
    device_product: read('device_product'),
    device_serial: read('device_serial'),
    device_purchased: read('device_purchased'),
    device_reminder: read('device_reminder'),
  };
}

/** The form of a device that is registered. */
export function toDeviceDraft(device: RegisteredDevice): DeviceDraft {
  return {
    device_product: String(device.productId ?? ''),
    device_serial: device.serial,
    device_purchased: device.purchasedOn,
    device_reminder: String(device.reminderWeeks ?? ''),
  };
}

/** A serial number without what people type between its signs; null for one that no device has. */
export function parseSerial(typed: string): string | null {
  const serial = toWesternDigits(typed)
    .toUpperCase()
    .replace(/[\s\-–_./:\u200e\u200f]/g, '');
  return SERIAL.test(serial) ? serial : null;
}

function isDay(text: string): boolean {
  return DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

function wrongSerial(typed: string): string | null {
  if (typed === '') return 'serial-missing';
  return parseSerial(typed) === null ? 'serial-wrong' : null;
}

function wrongDay(typed: string, today: string): string | null {
  if (typed === '') return 'purchased-missing';
  if (!isDay(typed) || typed < FIRST_DAY) return 'purchased-wrong';
  return typed > today ? 'purchased-later' : null;
}

type Parsed =
  | Readonly<{ ok: true; form: DeviceForm }>
  | Readonly<{ ok: false; problems: Readonly<Record<string, string>> }>;

/**
 * Parses the device form.
 *
 * @param known the products that can be registered
 * @param today in the shop's time zone, `2026-11-26`
 */
export function parseDevice(
  draft: DeviceDraft,
  { known, today }: { known: ReadonlySet<ProductId>; today: string },
): Parsed {
  const productId = parseProductId(draft.device_product);
  const weeks = REMINDER_WEEKS.find((one) => String(one) === draft.device_reminder) ?? null;
  const wrongs = {
    device_product: productId !== null && known.has(productId) ? null : 'device-missing',
    device_serial: wrongSerial(draft.device_serial),
    device_purchased: wrongDay(draft.device_purchased, today),
    device_reminder: weeks === null && draft.device_reminder !== '' ? 'reminder-wrong' : null,
  };
  const problems = Object.fromEntries(
    Object.entries(wrongs).flatMap(([name, key]) => (key === null ? [] : [[name, key]])),
  );
  const serial = parseSerial(draft.device_serial);
  if (Object.keys(problems).length > 0 || productId === null || serial === null)
    return { ok: false, problems };
  return {
    ok: true,
    form: { productId, serial, purchasedOn: draft.device_purchased, reminderWeeks: weeks },
  };
}
