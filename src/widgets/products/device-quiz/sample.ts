import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

const NO_LINK = { label: { en: '', ar: '' }, url: '' };

export const sample: ValuesOf<typeof fields> = {
  title: { en: 'Which device fits you?', ar: 'أي جهاز يناسبك؟' },
  questions: [
    {
      key: 'place',
      title: { en: 'Where will you use it most?', ar: 'أين ستستخدمه أكثر؟' },
      help: { en: '', ar: '' },
      answers: [
        { label: { en: 'Out and about', ar: 'خارج المنزل' }, image: null, to: 'size' },
        { label: { en: 'At home or at a desk', ar: 'في المنزل أو على المكتب' }, image: null, to: 'home' },
      ],
    },
    {
      key: 'size',
      title: { en: 'What matters more on the go?', ar: 'ما الأهم أثناء التنقل؟' },
      help: { en: '', ar: '' },
      answers: [
        { label: { en: 'One small piece', ar: 'قطعة واحدة صغيرة' }, image: null, to: 'pocket' },
        { label: { en: 'A case that charges it', ar: 'علبة تشحنه' }, image: null, to: 'case' },
      ],
    },
  ],
  results: [
    {
      key: 'pocket',
      title: { en: 'One piece for the pocket', ar: 'قطعة واحدة للجيب' },
      text: { en: 'Nothing to open or dock.', ar: 'لا شيء لفتحه أو تركيبه.' },
      products: [],
      more: NO_LINK,
    },
    {
      key: 'case',
      title: { en: 'A holder with its case', ar: 'حامل مع علبة شحن' },
      text: { en: 'The case charges it between sessions.', ar: 'تشحنه العلبة بين الاستخدامات.' },
      products: [],
      more: NO_LINK,
    },
    {
      key: 'home',
      title: { en: 'A dock for the table', ar: 'قاعدة للطاولة' },
      text: {
        en: 'It stands charged where you sit down.',
        ar: 'يبقى مشحونًا في مكان جلوسك.',
      },
      products: [],
      more: NO_LINK,
    },
  ],
  comparePage: '',
};
