import { both, EMPTY, heading, lead, node, picture, pictureNamed, section, twoColumns } from '../make.ts';
import type { PagePreset, PresetNode } from '../preset.ts';

const counter = (number: number, label: unknown, suffix: unknown = EMPTY) => ({
  number,
  prefix: EMPTY,
  suffix,
  label,
});
const row = (...texts: readonly (readonly [string, string])[]) => ({
  cells: texts.map(([en, ar]) => ({ text: both(en, ar) })),
});

const opening: PresetNode = section({ background: 'backdrop' }, [
  twoColumns('7-5', {
    start: [picture('tile-docks.jpg')],
    end: [
      heading(both('Always one ready', 'واحد جاهز دائمًا')),
      lead(
        both(
          'Two holders share one dock. While one is in your hand, the other charges.',
          'حاملان على قاعدة واحدة. بينما أحدهما في يدك، يُشحن الآخر.',
        ),
      ),
      node('add-to-cart', { product: null, showsName: true }),
    ],
  }),
]);

const figures: PresetNode = section({}, [
  heading(both('In figures', 'بالأرقام')),
  node(
    'counters',
    {
      items: [
        counter(2, both('holders in the box', 'حاملان في العلبة')),
        counter(4, both('to recharge a holder', 'لإعادة شحن الحامل'), both(' min', ' دقائق')),
        counter(3, both('temperature levels', 'درجات حرارة')),
      ],
    },
    { spaceBefore: { desktop: '6', mobile: '4' } },
  ),
]);

const detail = (file: string, caption: unknown) => ({ image: pictureNamed(file), caption });

const details: PresetNode = section({ background: 'sunken' }, [
  heading(both('Look closer', 'انظر عن قرب')),
  node(
    'gallery',
    {
      pictures: [
        detail('orv-dock-graphite-1.jpg', both('In graphite', 'بلون الغرافيت')),
        detail('orv-dock-graphite-3.jpg', both('Back and side', 'من الخلف والجانب')),
        detail('orv-dock-graphite-4.jpg', both('Up close', 'عن قرب')),
      ],
      columns: { desktop: 3, mobile: 1 },
      ratio: 'square',
    },
    { spaceBefore: { desktop: '6', mobile: '4' } },
  ),
]);

const box: PresetNode = section({}, [
  twoColumns('1-1', {
    start: [
      heading(both('In the box', 'محتويات العلبة')),
      node('table', {
        caption: EMPTY,
        hasHeaderRow: false,
        hasHeaderColumn: true,
        rows: [
          row(['Device', 'الجهاز'], ['Two holders and a dock', 'حاملان وقاعدة شحن']),
          row(['Cable', 'الكابل'], ['USB-C to USB-C', 'USB-C إلى USB-C']),
          row(['Care', 'العناية'], ['Cotton sticks for cleaning', 'أعواد قطنية للتنظيف']),
          row(['Guide', 'الدليل'], ['In English and Arabic', 'بالعربية والإنجليزية']),
        ],
      }),
    ],
    end: [node('picture', { image: pictureNamed('orv-dock-graphite-6.jpg'), caption: EMPTY, url: '' })],
  }),
]);

const more: PresetNode = node('product-row', {
  heading: both('Goes well with it', 'يتناسب معه'),
  products: { category: '', orderby: 'popularity', count: 4 },
  more: { label: both('Shop all', 'تسوّق الكل'), url: '/shop/' },
});

export const landing: PagePreset = {
  kind: 'page',
  name: 'page-landing',
  group: 'page',
  messages: {
    en: {
      name: 'Landing page for a device',
      description:
        'One device with its Add to cart button, figures, close-ups, box and what goes with it. Choose the product in Add to cart.',
    },
    ar: {
      name: 'صفحة هبوط لجهاز',
      description:
        'جهاز واحد مع زر الإضافة إلى السلة وأرقام وصور مقربة ومحتويات العلبة وما يناسبه. اختر المنتج في عنصر الإضافة إلى السلة.',
    },
  },
  words: {
    title: both('Two holders, one dock', 'حاملان وقاعدة واحدة'),
    excerpt: both(
      'A set for the table at home, and for whoever shares it.',
      'طقم لطاولة المنزل ولمن يشاركك إياها.',
    ),
  },
  tree: [opening, figures, details, box, more],
};
