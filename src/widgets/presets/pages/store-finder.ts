import { both, heading, lead, node, paragraph, pictureNamed, section, twoColumns } from '../make.ts';
import type { PagePreset, PresetNode } from '../preset.ts';
import { questionsContact } from '../sections/questions.ts';

const row = (...texts: readonly (readonly [string, string])[]) => ({
  cells: texts.map(([en, ar]) => ({ text: both(en, ar) })),
});

const store: PresetNode = section(
  {},
  [
    node('map', {
      image: pictureNamed('tile-devices.jpg'),
      title: both('Our store', 'متجرنا'),
      address: { fromShop: 'address' },
      label: both('Get directions', 'عرض الاتجاهات'),
      url: { fromShop: 'directions' },
    }),
  ],
  'tight',
);

const visit: PresetNode = section({ background: 'sunken' }, [
  twoColumns(
    '1-1',
    {
      start: [
        heading(both('Opening hours', 'ساعات العمل')),
        node('table', {
          caption: both('Hours may differ on public holidays.', 'قد تختلف الساعات في العطل الرسمية.'),
          hasHeaderRow: false,
          hasHeaderColumn: true,
          rows: [
            row(['Saturday to Thursday', 'من السبت إلى الخميس'], ['10:00 to 22:00', '10:00 إلى 22:00']),
            row(['Friday', 'الجمعة'], ['14:00 to 22:00', '14:00 إلى 22:00']),
          ],
        }),
      ],
      end: [
        heading(both('Before you visit', 'قبل زيارتك')),
        lead(
          both(
            'Bring an Emirates ID or passport: we serve adults only.',
            'أحضر هويتك الإماراتية أو جواز سفرك: نخدم البالغين فقط.',
          ),
        ),
        paragraph(
          both(
            'You can hold every device, compare finishes side by side, and bring one in for repair.',
            'يمكنك أن تمسك كل جهاز وتقارن الخامات جنبًا إلى جنب، وأن تُحضر جهازًا للإصلاح.',
          ),
        ),
      ],
    },
    'start',
  ),
]);

export const storeFinder: PagePreset = {
  kind: 'page',
  name: 'page-store-finder',
  group: 'page',
  messages: {
    en: {
      name: 'Store finder',
      description:
        'Address from your settings with directions, opening hours, what to bring and ways to reach you. Replace the picture with a map.',
    },
    ar: {
      name: 'موقع المتجر',
      description:
        'العنوان من إعداداتك مع الاتجاهات وساعات العمل وما يلزم إحضاره وطرق التواصل. استبدل الصورة بخريطة.',
    },
  },
  words: {
    title: both('Visit our store', 'زوروا متجرنا'),
    excerpt: both('See, hold and compare before you choose.', 'شاهد وجرّب وقارن قبل أن تختار.'),
  },
  tree: [store, visit, ...questionsContact.tree],
};
