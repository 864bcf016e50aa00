import { useLanguage } from '#views/language/language.tsx';
import type { MethodDraft, ZoneDraft } from './zone-draft.ts';

const OF_METHOD = ['code', 'costMinor', 'minimumMinor', 'emirates', 'deliveryDays', 'daysAhead'] as const;
const OF_WINDOW = ['weekdays', 'fromMinute', 'toMinute', 'cutoffHours', 'capacity'] as const;
/** Fields whose label has another key. */
const CALLED: Readonly<Record<string, string>> = {
  costMinor: 'cost',
  minimumMinor: 'minimum',
  emirates: 'onlyIn',
  fromMinute: 'from',
  toMinute: 'to',
  cutoffHours: 'cutoff',
};

/** Labels of all fields of a zone, for the error summary above the form. */
export function useZoneLabels({ zone }: ZoneDraft): Record<string, string> {
  const { t } = useLanguage();
  const called = (field: string) => t(`adminDelivery:${CALLED[field] ?? field}`);
  const ofMethod = (method: MethodDraft, place: number) => {
    const path = `zone.methods.${place}`;
    const name = method.title.en || t('adminDelivery:wayNumber', { number: place + 1 });
    const labelled = (field: string, label: string) => [`${path}.${field}`, `${name} · ${label}`] as const;
    return [
      ...OF_METHOD.map((field) => labelled(field, called(field))),
      ...['title', 'title.en', 'title.ar'].map((field) => labelled(field, t('adminDelivery:title'))),
      ...method.slots.flatMap((_, at) =>
        OF_WINDOW.map((field) => labelled(`slots.${at}.${field}`, called(field))),
      ),
    ];
  };
  return Object.fromEntries([
    ...['name', 'name.en', 'name.ar'].map((field) => [`zone.${field}`, t('adminDelivery:name')] as const),
    ['zone.emirates', t('adminDelivery:emirates')],
    ['zone.closedDays', t('adminDelivery:closedDays')],
    ['zone.methods', t('adminDelivery:ways')],
    ...zone.methods.flatMap(ofMethod),
  ]);
}
