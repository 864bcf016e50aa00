import type { Words } from '../words.ts';

export const restock = {
  title: 'أخبرني عند عودته',
  titleComing: 'أخبرني عند توفره',
  email: 'البريد الإلكتروني',
  consent: 'أرسل لي رسالة واحدة بشأن هذا المنتج. يمكنني إلغاء ذلك في أي وقت.',
  send: 'أخبرني',
  asked: 'شكرًا لك. سنراسلك مرة واحدة فور توفره.',
  forget: {
    title: 'حذف بريدي',
    text: 'نحذف بريدك وكل ما طلبت أن نخبرك عنه.',
    do: 'احذفوه',
    done: 'حُذف بريدك. لن نراسلك بشأن المخزون.',
    unknown: 'لا يوجد ما يُحذف: لم يعد هذا البريد محفوظًا لدينا.',
  },
  low: {
    left_zero: 'لم يبقَ شيء',
    left_one: 'بقيت قطعة واحدة',
    left_two: 'بقيت قطعتان',
    left_few: 'بقيت {{count}} قطع',
    left_many: 'بقيت {{count}} قطعة',
    left_other: 'بقيت {{count}} قطعة',
  },
} satisfies Words;
