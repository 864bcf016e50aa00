import {
  both,
  button,
  columns,
  EMPTY,
  heading,
  lead,
  linkTo,
  node,
  picture,
  pictureNamed,
  section,
  twoColumns,
} from '../make.ts';
import type { SectionPreset } from '../preset.ts';

const row = (...texts: readonly (readonly [string, string])[]) => ({
  cells: texts.map(([en, ar]) => ({ text: both(en, ar) })),
});

const compareTable: SectionPreset = {
  kind: 'section',
  name: 'compare-table',
  group: 'comparisons',
  messages: {
    en: {
      name: 'Comparison table',
      description: 'Three kinds of device: a picture of each, then what sets them apart in a table.',
    },
    ar: { name: 'جدول مقارنة', description: 'ثلاثة أنواع من الأجهزة: صورة لكل منها، ثم جدول بما يميزها.' },
  },
  tree: [
    section({}, [
      twoColumns(
        '1-2',
        {
          start: [
            heading(both('Find the one that fits your day', 'اختر ما يناسب يومك')),
            lead(
              both(
                'Three kinds of device, and what each is best at.',
                'ثلاثة أنواع من الأجهزة، وما يتميز به كل نوع.',
              ),
            ),
            button(both('Compare all devices', 'قارن جميع الأجهزة'), '/shop/', 'secondary'),
          ],
          end: [
            columns({ desktop: 3 }, [
              picture('orv-solo-cognac-1.jpg'),
              picture('orv-duo-ember-1.jpg'),
              picture('orv-dock-porcelain-1.jpg'),
            ]),
            node('table', {
              caption: EMPTY,
              hasHeaderRow: true,
              hasHeaderColumn: false,
              rows: [
                row(
                  ['One piece', 'قطعة واحدة'],
                  ['Holder and case', 'حامل وعلبة شحن'],
                  ['Two holders, one dock', 'حاملان وقاعدة شحن'],
                ),
                row(
                  ['For days out with one thing to carry', 'ليوم خارج المنزل بقطعة واحدة'],
                  ['For long days and travel', 'للأيام الطويلة والسفر'],
                  ['For a desk or a shared table', 'للمكتب أو الطاولة المشتركة'],
                ),
                row(
                  ['You carry the device alone', 'تحمل الجهاز وحده'],
                  ['You carry the holder in its case', 'تحمل الحامل داخل علبته'],
                  ['You carry a holder; the dock stays', 'تحمل حاملًا وتبقى القاعدة'],
                ),
                row(
                  ['Charges by USB-C cable', 'يُشحن بكابل USB-C'],
                  ['Charges in the case, on the go', 'يُشحن داخل العلبة أثناء التنقل'],
                  ['One charges while you use the other', 'يُشحن أحدهما بينما تستخدم الآخر'],
                ),
              ],
            }),
          ],
        },
        'start',
      ),
    ]),
  ],
};

export const compareTwo: SectionPreset = {
  kind: 'section',
  name: 'compare-two',
  group: 'comparisons',
  messages: {
    en: { name: 'Two cards', description: 'Two large cards in the colours of their pictures, each a link.' },
    ar: { name: 'بطاقتان', description: 'بطاقتان كبيرتان بألوان صورهما، كل منهما رابط.' },
  },
  tree: [
    node('duo', {
      cards: [
        {
          image: pictureNamed('slide-3.jpg'),
          heading: both('Wrapped in leather', 'مغلّف بالجلد'),
          text: both('A warm grip that gets better with age.', 'ملمس دافئ يزداد جمالًا مع الوقت.'),
          link: linkTo(both('See leather devices', 'شاهد الأجهزة الجلدية'), '/shop/'),
          ground: '#7A4526',
          focus: '95% 50%',
        },
        {
          image: pictureNamed('slide-4.jpg'),
          heading: both('Four colours, one shape', 'أربعة ألوان بتصميم واحد'),
          text: both(
            'One button, one light ring, and it fits in your palm.',
            'زر واحد وحلقة ضوئية وحجم يناسب راحة اليد.',
          ),
          link: linkTo(both('Choose a colour', 'اختر لونك'), '/shop/'),
          ground: '#A2503A',
          focus: '82% 50%',
        },
      ],
    }),
  ],
};

const list = (text: string, ...items: readonly string[]) =>
  `<p>${text}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const compareTabs: SectionPreset = {
  kind: 'section',
  name: 'compare-tabs',
  group: 'comparisons',
  messages: {
    en: {
      name: 'Tabs beside a picture',
      description: 'One picture of the range, and a tab for each kind of day.',
    },
    ar: { name: 'تبويبات بجانب صورة', description: 'صورة واحدة للمجموعة، وتبويب لكل نوع من الأيام.' },
  },
  tree: [
    section({ background: 'sunken' }, [
      twoColumns('1-1', {
        start: [picture('tile-devices.jpg')],
        end: [
          heading(both('Which one is yours?', 'أيها جهازك؟')),
          node('tabs', {
            items: [
              {
                title: both('Out and about', 'خارج المنزل'),
                html: both(
                  list(
                    'One piece that goes where you go.',
                    'Nothing to open or dock',
                    'Charges by USB-C cable',
                    'Slips into a shirt pocket',
                  ),
                  list(
                    'قطعة واحدة ترافقك أينما ذهبت.',
                    'لا شيء لفتحه أو تركيبه',
                    'تُشحن بكابل USB-C',
                    'تناسب جيب القميص',
                  ),
                ),
              },
              {
                title: both('Travelling', 'في السفر'),
                html: both(
                  list(
                    'A slim holder in a case that charges it.',
                    'The holder stays clean and covered',
                    'Charges between sessions',
                    'The case keeps your place for the day',
                  ),
                  list(
                    'حامل نحيف داخل علبة تشحنه.',
                    'يبقى الحامل نظيفًا ومحميًا',
                    'يُشحن بين الاستخدامات',
                    'علبة واحدة ليومك',
                  ),
                ),
              },
              {
                title: both('At home', 'في المنزل'),
                html: both(
                  list(
                    'Two holders on a dock.',
                    'One charges while you use the other',
                    'A steady place on the table',
                    'Made for a desk, not a pocket',
                  ),
                  list(
                    'حاملان على قاعدة واحدة.',
                    'أحدهما يُشحن بينما تستخدم الآخر',
                    'مكان ثابت على الطاولة',
                    'للمكتب لا للجيب',
                  ),
                ),
              },
            ],
          }),
          button(both('Compare all devices', 'قارن جميع الأجهزة'), '/shop/', 'secondary'),
        ],
      }),
    ]),
  ],
};

export const comparisons = [compareTable, compareTwo, compareTabs];
