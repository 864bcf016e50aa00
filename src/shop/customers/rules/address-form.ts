import { z } from 'zod';
import { EMIRATES } from '#shop/shipping';
import type { Address } from '../customer.ts';
import type { Problems } from '../refusals.ts';
import { type Draft, digitsOf, line, neededLine, phoneField, problemsOf, readFields } from './fields.ts';

/** The fields of an address, by the names that the checkout has. */
export const ADDRESS_FIELDS = [
  'billing_first_name',
  'billing_last_name',
  'billing_phone',
  'billing_state',
  'billing_city',
  'billing_address_1',
  'billing_address_2',
  'billing_unit',
  'billing_landmark',
  'billing_makani',
  'billing_map',
  'billing_note',
  'is_default',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressDraft = Draft<AddressField>;
export type AddressForm = Omit<Address, 'id'>;

const emirate = z.string().transform((text, context) => {
  const known = EMIRATES.find((code) => code === text);
  if (known === undefined) context.addIssue({ code: 'custom', message: 'emirate-missing' });
  return known ?? EMIRATES[0];
});

const POINT = /(?<![\d.])(-?\d{1,2}\.\d+)\s*[,،]\s*(-?\d{1,3}\.\d+)/;

/** A point on the map: two numbers, alone or inside a shared link. @returns null without coordinates inside the UAE */
export function parseMapPoint(typed: string): string | null {
  const point = POINT.exec(typed);
  if (point === null) return null;
  const [north, east] = [Number(point[1]), Number(point[2])];
  const isHere = north > 22 && north < 27 && east > 51 && east < 57;
  return isHere ? `${north.toFixed(5)},${east.toFixed(5)}` : null;
}

const form = z.object({
  billing_first_name: neededLine('first-name', 60),
  billing_last_name: neededLine('last-name', 60),
  billing_phone: z.string().trim().min(1, 'phone-missing').pipe(phoneField),
  billing_state: emirate,
  billing_city: neededLine('area', 80),
  billing_address_1: neededLine('street', 160),
  billing_address_2: neededLine('building', 120),
  billing_unit: line('unit', 40),
  billing_landmark: line('landmark', 160),
  billing_makani: z
    .string()
    .transform(digitsOf)
    .refine((text) => text === '' || /^\d{10}$/.test(text), 'makani-wrong')
    .transform((text) => text.replace(/^(\d{5})(\d{5})$/, '$1 $2')),
  billing_map: z.string().transform((typed, context) => {
    const point = typed.trim() === '' ? '' : parseMapPoint(typed);
    if (point === null) context.addIssue({ code: 'custom', message: 'map-wrong' });
    return point ?? '';
  }),
  billing_note: z.string().trim().max(500, 'note-long'),
  is_default: z.string(),
});

export function readAddressDraft(sent: { get: (name: string) => unknown }): AddressDraft {
  return readFields(ADDRESS_FIELDS, sent);
}

/** An address as its form shows it. */
export function toAddressDraft(address: Omit<Address, 'id'>): AddressDraft {
  return {
    billing_first_name: address.firstName,
    billing_last_name: address.lastName,
    billing_phone: address.phone,
    billing_state: address.emirate,
    billing_city: address.area,
    billing_address_1: address.street,
    billing_address_2: address.building,
    billing_unit: address.unit,
    billing_landmark: address.landmark,
    billing_makani: address.makani,
    billing_map: address.mapPoint,
    billing_note: address.deliveryNote,
    is_default: address.isDefault ? '1' : '',
  };
}

/** Checks everything at once. Source: CU-02 */
export function parseAddress(
  draft: AddressDraft,
): { ok: true; form: AddressForm } | { ok: false; problems: Problems } {
  const parsed = form.safeParse(draft);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const { data } = parsed;
  return {
    ok: true,
    form: {
      firstName: data.billing_first_name,
      lastName: data.billing_last_name,
      phone: data.billing_phone,
      emirate: data.billing_state,
      area: data.billing_city,
      street: data.billing_address_1,
      building: data.billing_address_2,
      unit: data.billing_unit,
      landmark: data.billing_landmark,
      makani: data.billing_makani,
      mapPoint: data.billing_map,
      deliveryNote: data.billing_note,
      isDefault: data.is_default === '1',
    },
  };
}
