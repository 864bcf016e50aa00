import { both, heading, lead, paragraph, picture, section, twoColumns } from '../make.ts';
import type { PagePreset, PresetNode } from '../preset.ts';
import { factsSteps } from '../sections/facts.ts';
import { questionsContact } from '../sections/questions.ts';
import { storySplit } from '../sections/stories.ts';

const belief: PresetNode = section({ background: 'accent-tint' }, [
  twoColumns('7-5', {
    start: [
      heading(
        both(
          'We would rather know a few devices well than list every one there is.',
          'نفضّل أن نعرف أجهزة قليلة جيدًا على أن نعرض كل ما هو متاح.',
        ),
      ),
    ],
    end: [
      lead(
        both(
          'So we try each one before we sell it, and repair what we can.',
          'لذلك نجرّب كل جهاز قبل بيعه، ونصلح ما يمكن إصلاحه.',
        ),
      ),
    ],
  }),
]);

const promise: PresetNode = section({}, [
  twoColumns('5-7', {
    start: [
      heading(both('Said plainly', 'بكل وضوح')),
      lead(
        both(
          'Nicotine is addictive, and heated tobacco is not free of risk.',
          'النيكوتين مادة تسبب الإدمان، والتبغ المسخّن ليس خاليًا من المخاطر.',
        ),
      ),
      paragraph(
        both(
          'Our products are for adults who already use nicotine. If you do not, please do not start.',
          'منتجاتنا للبالغين الذين يستخدمون النيكوتين أصلًا. إن لم تكن منهم، فلا تبدأ.',
        ),
      ),
    ],
    end: [picture('cover-travel.jpg')],
  }),
]);

export const about: PagePreset = {
  kind: 'page',
  name: 'page-about',
  group: 'page',
  messages: {
    en: {
      name: 'About us',
      description:
        'A story with a picture, a sentence to remember, how you work, a plain word on health, and ways to reach you.',
    },
    ar: {
      name: 'من نحن',
      description: 'قصة مع صورة وعبارة لا تُنسى وطريقة عملكم وكلمة صريحة عن الصحة وطرق التواصل.',
    },
  },
  words: {
    title: both('About us', 'من نحن'),
    excerpt: both(
      'A shop for adults that chooses its devices with care.',
      'متجر للبالغين يختار أجهزته بعناية.',
    ),
  },
  tree: [...storySplit.tree, belief, ...factsSteps.tree, promise, ...questionsContact.tree],
};
