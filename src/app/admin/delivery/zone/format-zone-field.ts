import { EMIRATES } from '#kernel/address/emirate.ts';
import { aed } from '#kernel/money.ts';
import { useAmountText } from '../../orders/words.ts';
import type { FormatField } from '../../parts/forms/conflict-dialog.tsx';
import { useDeliveryWords } from '../use-facts.ts';
import { fromClock, type MethodDraft, type WindowDraft, type ZoneDraft } from './zone-draft.ts';

/** Formats values of a zone: emirates by name, methods with their price and slots. */
export function useFormatZoneField(): FormatField {
  const words = useDeliveryWords();
  const amountText = useAmountText();
  const emirates = (codes: readonly string[]) =>
    words.emirates(EMIRATES.filter((one) => codes.includes(one)));
  const window = ({ weekdays, from, to, ...rest }: WindowDraft) =>
    words.window({
      ...rest,
      weekdays: weekdays.map(Number),
      fromMinute: fromClock(from) ?? 0,
      toMinute: fromClock(to) ?? 0,
    });
  const method = ({ title, costMinor, minimumMinor, deliveryDays, slots, ...rest }: MethodDraft) =>
    [
      [title.en, title.ar].filter(Boolean).join(' / '),
      amountText(aed(costMinor ?? 0)),
      minimumMinor === null ? '' : `≥ ${amountText(aed(minimumMinor))}`,
      words.takes(deliveryDays),
      emirates(rest.emirates),
      ...slots.map(window),
    ]
      .filter(Boolean)
      .join(' · ');
  return (value, field) => {
    if (field === 'zone.emirates') return emirates(value as ZoneDraft['zone']['emirates']);
    if (field === 'zone.methods') return (value as ZoneDraft['zone']['methods']).map(method).join('\n');
    return undefined;
  };
}
