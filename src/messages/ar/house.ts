import type { Words } from '../words.ts';

export const house = {
  fault:
    'حدث خطأ من جانبنا ولم يُخصم أي مبلغ. يرجى المحاولة مرة أخرى، وإن تكرر الأمر فأخبرنا بهذا الرقم: {{requestId}}',
  'bad-request': 'تعذّرت قراءة هذا الطلب. يرجى الرجوع والمحاولة مرة أخرى. ({{requestId}})',
} satisfies Words;
