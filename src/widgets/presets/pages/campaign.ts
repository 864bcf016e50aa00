import { both, button, heading, lead, node, picture, section, twoColumns } from '../make.ts';
import type { PagePreset, PresetNode } from '../preset.ts';
import { factsStrip } from '../sections/facts.ts';
import { newArrivals } from '../sections/products.ts';
import { answer } from '../sections/questions.ts';

const opening: PresetNode = section({ background: 'accent-tint' }, [
  twoColumns('5-7', {
    start: [
      heading(both('Gifts worth unwrapping', 'هدايا تستحق أن تُفتح'), '1'),
      lead(
        both(
          'Our picks for the season, for the adults on your list.',
          'مختاراتنا لهذا الموسم، للبالغين في قائمتك.',
        ),
      ),
      button(both('Shop gifts', 'تسوّق الهدايا'), '/shop/'),
    ],
    end: [picture('slide-4.jpg')],
  }),
]);

const smallThings: PresetNode = section({}, [
  twoColumns('1-1', {
    start: [picture('tile-accessories.jpg')],
    end: [
      heading(both('Small things, well made', 'أشياء صغيرة بإتقان كبير')),
      lead(
        both(
          'For those who have a device already: a case, a care set, a cap in another colour.',
          'لمن لديه جهاز بالفعل: حافظة أو طقم عناية أو غطاء بلون آخر.',
        ),
      ),
      button(both('Shop all', 'تسوّق الكل'), '/shop/', 'secondary'),
    ],
  }),
]);

const conditions: PresetNode = section({ background: 'sunken' }, [
  twoColumns(
    '5-7',
    {
      start: [
        heading(both('Before you order', 'قبل أن تطلب')),
        lead(both('The terms of the campaign, in plain words.', 'شروط الحملة بكلمات واضحة.')),
      ],
      end: [
        node('accordion', {
          items: [
            answer(
              ['Can I change a gift?', 'هل يمكن تبديل الهدية؟'],
              [
                'Unused devices can be returned in their box. The refund goes to the card that paid.',
                'تُرجع الأجهزة غير المستخدمة في علبتها، ويُعاد المبلغ إلى البطاقة التي دُفع بها.',
              ],
            ),
            answer(
              ['Who receives the parcel?', 'من يستلم الطرد؟'],
              [
                'An adult. The courier checks an Emirates ID or passport at the door.',
                'شخص بالغ. يتحقق المندوب من الهوية الإماراتية أو جواز السفر عند الباب.',
              ],
            ),
            answer(
              ['Is the price on the invoice?', 'هل يظهر السعر في الفاتورة؟'],
              ['Yes. The invoice is sent to you by email.', 'نعم. تُرسل الفاتورة إليك بالبريد الإلكتروني.'],
            ),
          ],
        }),
      ],
    },
    'start',
  ),
]);

export const campaign: PagePreset = {
  kind: 'page',
  name: 'page-campaign',
  group: 'home',
  messages: {
    en: {
      name: 'Campaign',
      description:
        'A home page for a season: a coloured opening, new products, small gifts and the terms. Schedule it as a draft.',
    },
    ar: {
      name: 'حملة',
      description: 'صفحة رئيسية لموسم: افتتاحية ملونة ومنتجات جديدة وهدايا صغيرة والشروط. جدولها كمسودة.',
    },
  },
  tree: [opening, ...factsStrip.tree, ...newArrivals.tree, smallThings, conditions],
};
