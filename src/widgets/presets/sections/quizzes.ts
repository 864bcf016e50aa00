import { both, EMPTY, linkTo, node, section } from '../make.ts';
import type { SectionPreset } from '../preset.ts';

type Pair = readonly [string, string];

const NO_LINK = linkTo(EMPTY, '');

/** An answer, and the key of the question or result that it leads to. */
const answer = (to: string, ...label: Pair) => ({ label: both(...label), image: null, to });

const question = (key: string, title: Pair, answers: readonly object[]) => ({
  ...{ key, title: both(...title), help: EMPTY, answers },
});

/** A result without products, which are chosen in the shop. */
const result = (key: string, title: Pair, text: Pair) => ({
  ...{ key, title: both(...title), text: both(...text), products: [], more: NO_LINK },
});

const questions = [
  question(
    'value',
    ['What matters most to you?', 'ما الأهم بالنسبة إليك؟'],
    [
      answer('budget', 'A small device for the pocket', 'جهاز صغير للجيب'),
      answer('sticks', 'A long battery', 'بطارية تدوم طويلًا'),
      answer('colour', 'How it looks and feels', 'الشكل والملمس'),
    ],
  ),
  question(
    'budget',
    ['What would you like to spend?', 'ما الميزانية المناسبة لك؟'],
    [
      answer('compact', 'As little as possible', 'أقل ما يمكن'),
      answer('sticks', 'Something in the middle', 'سعر متوسط'),
      answer('colour', 'More, for something special', 'أكثر، لجهاز مميز'),
    ],
  ),
  question(
    'colour',
    ['Which colours do you like?', 'أي الألوان تفضّل؟'],
    [
      answer('natural', 'Natural and warm', 'طبيعية ودافئة'),
      answer('bright', 'Bright', 'زاهية'),
      answer('sticks', 'Dark and plain', 'داكنة وبسيطة'),
    ],
  ),
  question(
    'sticks',
    ['Which sticks do you prefer?', 'أي الأعواد تفضّل؟'],
    [
      answer('tobacco', 'Classic tobacco', 'تبغ كلاسيكي'),
      answer('cool', 'Menthol or aromatic', 'منثول أو عطري'),
    ],
  ),
];

const results = [
  result(
    'compact',
    ['Small and simple', 'صغير وبسيط'],
    ['One piece that fits in a palm.', 'قطعة واحدة بحجم راحة اليد.'],
  ),
  result(
    'natural',
    ['In natural materials', 'بخامات طبيعية'],
    ['Warm in the hand, and better with age.', 'ملمس دافئ يزداد جمالًا مع الوقت.'],
  ),
  result(
    'bright',
    ['A device in your colour', 'جهاز بلونك'],
    ['One shape in many colours.', 'تصميم واحد بألوان كثيرة.'],
  ),
  result(
    'tobacco',
    ['For classic sticks', 'للأعواد الكلاسيكية'],
    ['These devices take them.', 'تناسبها هذه الأجهزة.'],
  ),
  result(
    'cool',
    ['For menthol and aromatic sticks', 'لأعواد المنثول والأعواد العطرية'],
    ['These devices take them.', 'تناسبها هذه الأجهزة.'],
  ),
];

export const deviceQuiz: SectionPreset = {
  kind: 'section',
  name: 'questions-device-quiz',
  group: 'questions',
  messages: {
    en: {
      name: 'Which device fits you',
      description: 'Four questions that lead to five results. Choose the products of each result.',
    },
    ar: {
      name: 'أي جهاز يناسبك',
      description: 'أربعة أسئلة تقود إلى خمس نتائج. اختر منتجات كل نتيجة.',
    },
  },
  tree: [
    section({}, [
      node('device-quiz', {
        title: both('Which device fits you?', 'أي جهاز يناسبك؟'),
        ...{ questions, results, comparePage: '' },
      }),
    ]),
  ],
};
