import type { ValueOf } from '#admin-actions/registry.ts';
import { addressLines } from '#kernel/address/address-lines.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import type { LabelParcel } from '#shop/shipments';
import { formatDay, formatHours } from '#views/date/date.ts';

type Parcel = ValueOf<'orders.parcels'>[number];

function deliveryOf({ delivery: { title, arrivesOn, slot } }: Parcel['order'], language: Language): string {
  const day = arrivesOn === null ? '' : formatDay(arrivesOn, language);
  const hours = slot === null ? '' : formatHours(slot, language);
  return [inLanguage(title, language), day, hours].filter((part) => part !== '').join(' · ');
}

/** The text of an order's shipping label, in one language. */
export function toParcel({ order, seller, toCollect }: Parcel, language: Language): LabelParcel {
  const t = wordsIn(language);
  const { id, address, company, phone, note } = order;
  const named = (field: 'makani' | 'mapPoint') => {
    const text = address[field] ?? '';
    return text === '' ? '' : `${t(`adminOrders:fields.${field}`)}: ${text}`;
  };
  const notes = [address.landmark, named('makani'), named('mapPoint'), address.deliveryNote ?? '', note];
  return {
    orderId: id,
    from: {
      name: inLanguage(seller.name, language),
      address: inLanguage(seller.address, language),
      phone: seller.phone,
    },
    to: {
      name: `${address.firstName} ${address.lastName}`.trim(),
      company,
      phone,
      lines: [...new Set([...addressLines(address), t(`checkout:emirates.${address.emirate}`)])],
    },
    delivery: deliveryOf(order, language),
    notes: [...new Set(notes.filter((one) => one !== ''))],
    toCollect: toCollect.minor > 0 ? toDecimal(toCollect) : '',
    isForAdults: order.ageConfirmedAt !== null,
  };
}
