import type { Words } from '../words.ts';

export const mail = {
  confirmation: {
    subject: 'طلبك رقم {{number}} من جمرة',
    preview: 'استلمنا طلبك وبدأنا تجهيزه.',
    greeting: 'شكرًا لك يا {{name}}',
    text: 'استلمنا طلبك رقم {{number}} بتاريخ {{date}} وبدأنا تجهيزه. سيتصل بك السائق قبل وصوله ويتحقق من عمرك عند الباب.',
    look: 'عرض الطلب',
    questions: 'لديك أسئلة؟ أجب على هذه الرسالة أو اتصل بالرقم {{phone}}.',
  },
} satisfies Words;
