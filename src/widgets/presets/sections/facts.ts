import { both, EMPTY, heading, lead, node, section, twoColumns } from '../make.ts';
import type { SectionPreset } from '../preset.ts';

const fact = (icon: string, title: unknown, text: unknown) => ({ icon, title, text });
const counter = (number: number, label: unknown) => ({ number, prefix: EMPTY, suffix: EMPTY, label });
const step = (title: unknown, text: unknown) => ({ title, text });

export const factsStrip: SectionPreset = {
  kind: 'section',
  name: 'facts-strip',
  group: 'facts',
  messages: {
    en: {
      name: 'Promises in a row',
      description: 'Delivery, inspection, warranty and age check, each with an icon.',
    },
    ar: { name: 'وعود في صف', description: 'التوصيل والفحص والضمان والتحقق من العمر، لكل منها أيقونة.' },
  },
  tree: [
    node('facts', {
      items: [
        fact(
          'truck',
          both('Delivery across the UAE', 'توصيل في جميع أنحاء الإمارات'),
          both('Times and prices at checkout', 'المواعيد والأسعار عند إتمام الشراء'),
        ),
        fact(
          'package',
          both('Inspected before it ships', 'يُفحص قبل الشحن'),
          both('Opened, charged, checked', 'يُفتح ويُشحن ويُفحص'),
        ),
        fact(
          'shield-check',
          both('Warranty on devices', 'ضمان على الأجهزة'),
          both('Terms on each product page', 'الشروط في صفحة كل منتج'),
        ),
        fact(
          'identification-card',
          both('Adults only', 'للبالغين فقط'),
          both('Age is checked on delivery', 'يُتحقق من العمر عند التسليم'),
        ),
      ],
    }),
  ],
};

const factsFigures: SectionPreset = {
  kind: 'section',
  name: 'facts-figures',
  group: 'facts',
  messages: {
    en: {
      name: 'Large figures',
      description: 'Three figures beside a heading on a light accent. Put your own in before you publish.',
    },
    ar: {
      name: 'أرقام كبيرة',
      description: 'ثلاثة أرقام بجانب عنوان على خلفية مميزة فاتحة. ضع أرقام متجرك قبل النشر.',
    },
  },
  tree: [
    section({ background: 'accent-tint' }, [
      twoColumns('5-7', {
        start: [
          heading(both('Service you can count on', 'خدمة يمكنك الاعتماد عليها')),
          lead(both('What stays the same with every order.', 'ما لا يتغير مع كل طلب.')),
        ],
        end: [
          node('counters', {
            items: [
              counter(7, both('emirates we deliver to', 'إمارات نوصل إليها')),
              counter(14, both('days to return what you have not used', 'يومًا لإرجاع ما لم تستخدمه')),
              counter(12, both('months of warranty on devices', 'شهرًا من الضمان على الأجهزة')),
            ],
          }),
        ],
      }),
    ]),
  ],
};

export const factsSteps: SectionPreset = {
  kind: 'section',
  name: 'facts-steps',
  group: 'facts',
  messages: {
    en: { name: 'From order to door', description: 'Four numbered steps that say how an order arrives.' },
    ar: { name: 'من الطلب إلى الباب', description: 'أربع خطوات مرقمة توضح كيف يصل الطلب.' },
  },
  tree: [
    section({}, [
      heading(both('From order to door', 'من الطلب إلى بابك')),
      node(
        'steps',
        {
          items: [
            step(
              both('You order', 'تطلب'),
              both(
                'Pay online. Your confirmation arrives by email.',
                'ادفع عبر الإنترنت ويصلك التأكيد بالبريد الإلكتروني.',
              ),
            ),
            step(
              both('We inspect', 'نفحص'),
              both('Each device is opened, charged and checked.', 'يُفتح كل جهاز ويُشحن ويُفحص.'),
            ),
            step(
              both('The courier calls', 'يتصل المندوب'),
              both('You choose the day; the courier confirms the time.', 'تختار اليوم ويؤكد المندوب الموعد.'),
            ),
            step(
              both('Age check at the door', 'التحقق من العمر عند الباب'),
              both(
                'An adult shows an Emirates ID or passport.',
                'يُبرز شخص بالغ هويته الإماراتية أو جواز سفره.',
              ),
            ),
          ],
        },
        { spaceBefore: { desktop: '6', mobile: '4' } },
      ),
    ]),
  ],
};

export const facts = [factsStrip, factsFigures, factsSteps];
