import { initialOf, type ValuesOf } from '../../fields/field.ts';
import { fields } from './fields.ts';
import { formField } from './form-field.ts';

export const sample: ValuesOf<typeof fields> = {
  ...initialOf(fields),
  title: { en: 'Ask about a device', ar: 'استفسار عن جهاز' },
  columns: { desktop: 2, tablet: 2, mobile: 1 },
  button: { en: 'Send question', ar: 'إرسال السؤال' },
  message: { en: 'Thank you. We reply within a working day.', ar: 'شكرًا لك. نرد خلال يوم عمل.' },
  fields: [
    formField('text', { en: 'Name', ar: 'الاسم' }, { name: 'name', isRequired: true, autofill: 'name' }),
    formField('email', { en: 'Email', ar: 'البريد الإلكتروني' }, { name: 'email', isRequired: true }),
    formField(
      'choice',
      { en: 'What is it about?', ar: 'ما موضوع سؤالك؟' },
      {
        name: 'topic',
        isRequired: true,
        options: [
          { label: { en: 'Choosing a device', ar: 'اختيار جهاز' } },
          { label: { en: 'A device I have', ar: 'جهاز لديّ' } },
        ],
      },
    ),
    formField(
      'text',
      { en: 'Model', ar: 'الطراز' },
      {
        ...{ name: 'model', onlyIf: 'topic', onlyIfValue: 'A device I have' },
        description: { en: 'It stands on the bottom of the device.', ar: 'تجده أسفل الجهاز.' },
      },
    ),
    formField(
      'long-text',
      { en: 'Question', ar: 'السؤال' },
      { name: 'question', isRequired: true, isWide: true },
    ),
    formField(
      'consent',
      { en: 'Store my question so you can reply.', ar: 'أوافق على حفظ سؤالي للرد عليه.' },
      { name: 'consent', isRequired: true },
    ),
  ],
};
