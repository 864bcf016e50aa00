import {
  both,
  button,
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

const SHOP_ALL = both('Shop all', 'تسوّق الكل');

/** A slide with a dark picture. */
function slide(file: string, words: { heading: unknown; text: unknown }, link: object) {
  return { image: pictureNamed(file), ...words, button: link };
}

export const heroPicture: SectionPreset = {
  kind: 'section',
  name: 'hero-picture',
  group: 'heroes',
  standsIn: ['home'],
  messages: {
    en: {
      name: 'Wide picture',
      description: 'The page title over a light picture from edge to edge, with two buttons.',
    },
    ar: { name: 'صورة عريضة', description: 'عنوان الصفحة فوق صورة فاتحة بعرض الشاشة، مع زرين.' },
  },
  tree: [
    node('hero', {
      slides: [
        {
          image: pictureNamed('slide-1.jpg'),
          heading: both('Made to be held', 'صُنع ليستقر في يدك'),
          text: both(
            'Devices in metal, leather and ceramic, each inspected before it ships.',
            'أجهزة من المعدن والجلد والسيراميك، يُفحص كل منها قبل شحنه.',
          ),
          links: [linkTo(SHOP_ALL, '/shop/'), linkTo(both('Read the journal', 'اقرأ المدونة'), '/blog/')],
        },
      ],
    }),
  ],
};

const heroSlides: SectionPreset = {
  kind: 'section',
  name: 'hero-slides',
  group: 'heroes',
  messages: {
    en: {
      name: 'Dark slides',
      description: 'Three tall pictures with light text. Visitors swipe; nothing moves by itself.',
    },
    ar: {
      name: 'شرائح داكنة',
      description: 'ثلاث صور طويلة بنص فاتح يقلّبها الزائر بنفسه، ولا تتحرك تلقائيًا.',
    },
  },
  tree: [
    node('slides', {
      label: both('Highlights', 'أبرز المنتجات'),
      slides: [
        slide(
          'cover-battery.jpg',
          {
            heading: both('One in hand, one on charge', 'واحد في يدك وآخر يُشحن'),
            text: both(
              'A dock keeps the second holder within reach.',
              'قاعدة تُبقي الحامل الثاني في متناول يدك.',
            ),
          },
          linkTo(SHOP_ALL, '/shop/'),
        ),
        slide(
          'slide-3.jpg',
          {
            heading: both('Leather that gets better with age', 'جلد يزداد جمالًا مع الوقت'),
            text: both('Every piece keeps a grain of its own.', 'لكل قطعة نقشتها الطبيعية.'),
          },
          linkTo(both('See the collection', 'شاهد المجموعة'), '/shop/'),
        ),
        slide(
          'slide-4.jpg',
          {
            heading: both('One shape, four colours', 'تصميم واحد وأربعة ألوان'),
            text: both(
              'One button, one light ring, and room in any pocket.',
              'زر واحد وحلقة ضوئية، ويناسب كل جيب.',
            ),
          },
          linkTo(both('Choose a colour', 'اختر لونك'), '/shop/'),
        ),
      ],
      height: 'tall',
      navigation: 'both',
      autoplay: false,
      autoplaySpeed: 5000,
      loops: true,
    }),
  ],
};

const heroSplit: SectionPreset = {
  kind: 'section',
  name: 'hero-split',
  group: 'heroes',
  messages: {
    en: {
      name: 'Picture beside text',
      description:
        'A quiet opening on the colour of product pictures: text at the start, one product at the end.',
    },
    ar: {
      name: 'صورة بجانب النص',
      description: 'افتتاحية هادئة بلون خلفية صور المنتجات: نص في البداية ومنتج واحد في النهاية.',
    },
  },
  tree: [
    section({ background: 'backdrop' }, [
      twoColumns('5-7', {
        start: [
          heading(
            both('Small enough to forget, good enough to keep', 'صغير حتى تنساه، متقن حتى تحتفظ به'),
            '1',
          ),
          lead(
            both(
              'One piece, one button, and a finish that feels right in the hand.',
              'قطعة واحدة وزر واحد، وملمس يستقر في اليد.',
            ),
          ),
          button(both('Shop all', 'تسوّق الكل'), '/shop/'),
        ],
        end: [picture('tile-limited.jpg')],
      }),
    ]),
  ],
};

const heroSearch: SectionPreset = {
  kind: 'section',
  name: 'hero-search',
  group: 'heroes',
  messages: {
    en: {
      name: 'Search first',
      description:
        'A large search field with your categories below it, for shoppers who know what they want.',
    },
    ar: { name: 'البحث أولًا', description: 'حقل بحث كبير وتحته فئات متجرك، لمن يعرف ما يريد.' },
  },
  tree: [
    section({ background: 'accent-tint' }, [
      twoColumns('5-7', {
        start: [
          heading(both('What are you looking for?', 'عمّ تبحث؟'), '1'),
          lead(
            both(
              'Search by product, flavour or colour, or start with a category.',
              'ابحث باسم المنتج أو النكهة أو اللون، أو ابدأ بإحدى الفئات.',
            ),
          ),
        ],
        end: [
          node('search-form', { skin: 'classic', placeholder: both('Search products', 'ابحث عن المنتجات') }),
          node('brand-strip', { heading: EMPTY, terms: { fromShop: 'categories', most: 8 } }),
        ],
      }),
    ]),
  ],
};

export const heroes = [heroPicture, heroSlides, heroSplit, heroSearch];
