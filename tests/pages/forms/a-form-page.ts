import { initialOf } from '#widgets/fields/field.ts';
import { fields } from '#widgets/marketing/form/fields.ts';
import { formField } from '#widgets/marketing/form/form-field.ts';
import { pageOfNodes } from '../loops/place-loops.ts';

type Settings = ReturnType<typeof initialOf<typeof fields>>;

/** The shortest accepted time to fill in a form. */
export const LONG_ENOUGH_MS = 3100;

const options = (...labels: readonly (readonly [string, string])[]) =>
  labels.map(([en, ar]) => ({ label: { en, ar } }));

/** A form to book a visit: fields of many types, one of which is conditional. */
export const VISIT: Partial<Settings> = {
  title: { en: 'Book a visit', ar: 'احجز زيارة' },
  columns: { desktop: 2, tablet: 2, mobile: 1 },
  button: { en: 'Book', ar: 'احجز' },
  message: { en: 'We call you to confirm.', ar: 'سنتصل بك للتأكيد.' },
  fields: [
    formField('text', { en: 'Name', ar: 'الاسم' }, { name: 'name', isRequired: true, autofill: 'name' }),
    formField('email', { en: 'Email', ar: 'البريد الإلكتروني' }, { name: 'email', isRequired: true }),
    formField(
      'phone',
      { en: 'Mobile', ar: 'الهاتف المتحرك' },
      {
        name: 'phone',
        description: { en: 'We only call about this visit.', ar: 'نتصل بك بشأن هذه الزيارة فقط.' },
        placeholder: { en: '050 123 4567', ar: '050 123 4567' },
      },
    ),
    formField('date', { en: 'Day', ar: 'اليوم' }, { name: 'day', dates: 'future' }),
    formField(
      'choice',
      { en: 'What brings you?', ar: 'ما سبب زيارتك؟' },
      {
        ...{ name: 'reason', isRequired: true },
        options: options(['A new device', 'جهاز جديد'], ['A repair', 'إصلاح']),
      },
    ),
    formField(
      'text',
      { en: 'Model', ar: 'الطراز' },
      {
        ...{ name: 'model', isRequired: true, onlyIf: 'reason', onlyIfValue: 'A repair' },
      },
    ),
    formField(
      'choices',
      { en: 'Bring along', ar: 'ما ستحضره' },
      {
        name: 'along',
        options: options(['The device', 'الجهاز'], ['The box', 'العلبة']),
      },
    ),
    formField('file', { en: 'Picture', ar: 'صورة' }, { name: 'picture', kinds: ['picture'], megabytes: 2 }),
    formField('long-text', { en: 'Anything else', ar: 'شيء آخر' }, { name: 'words', isWide: true }),
    formField(
      'consent',
      { en: 'Store my details for this visit.', ar: 'أوافق على حفظ بياناتي لهذه الزيارة.' },
      { name: 'agree', isRequired: true },
    ),
  ],
};

/** The same in two steps. */
export const STEPS: Partial<Settings> = {
  ...VISIT,
  columns: { desktop: 1 },
  fields: [
    formField('step', { en: 'About you', ar: 'عنك' }),
    ...(VISIT.fields ?? []).slice(0, 2),
    formField('step', { en: 'About the visit', ar: 'عن الزيارة' }),
    ...(VISIT.fields ?? []).slice(4, 6),
  ],
};

/** A page with a form. @returns its path */
export function formPage(slug: string, settings: Partial<Settings>): Promise<string> {
  const node = { id: 'ask', widget: 'form', version: 1, settings: { ...initialOf(fields), ...settings } };
  return pageOfNodes(slug, [node]);
}
