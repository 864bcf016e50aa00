import { initialOf } from '../../fields/field.ts';
import { fields as subscribeFields } from '../../marketing/subscribe-form/fields.ts';
import { both, heading, lead, node, picture, section, twoColumns } from '../make.ts';
import type { PagePreset, PresetNode } from '../preset.ts';

const opening: PresetNode = section({ background: 'backdrop' }, [
  twoColumns('1-1', {
    start: [
      node('countdown', {
        title: both('We open in', 'نفتح بعد'),
        until: { fromShop: 'opening' },
        atEnd: 'text',
        endText: both('We are open.', 'لقد فتحنا.'),
      }),
    ],
    end: [picture('tile-devices.jpg')],
  }),
]);

const signUp: PresetNode = section({}, [
  twoColumns('1-1', {
    start: [
      heading(both('Be there on the first day', 'كن معنا في اليوم الأول')),
      lead(
        both(
          'Leave your email. We write to you when the doors open.',
          'اترك بريدك الإلكتروني، ونراسلك عند الافتتاح.',
        ),
      ),
    ],
    end: [
      node('subscribe-form', {
        ...initialOf(subscribeFields),
        button: both('Notify me', 'أعلمني'),
        consent: both(
          'Email me when the shop opens, and its news after that. I can unsubscribe at any time.',
          'راسلوني عند افتتاح المتجر وبأخباره بعد ذلك. يمكنني إلغاء الاشتراك في أي وقت.',
        ),
      }),
    ],
  }),
]);

/** What is shown instead of the shop before it opens. */
export const comingSoon: PagePreset = {
  kind: 'page',
  name: 'page-coming-soon',
  group: 'page',
  messages: {
    en: {
      name: 'Coming soon',
      description:
        'A countdown to the opening and a sign-up form. Publish it, then choose it under Coming soon.',
    },
    ar: {
      name: 'الافتتاح قريبًا',
      description: 'عدّاد تنازلي للافتتاح ونموذج اشتراك. انشر الصفحة ثم اخترها في شاشة الافتتاح قريبًا.',
    },
  },
  words: {
    title: both('Opening soon', 'نفتح قريبًا'),
    excerpt: both('Devices, sticks and everything that goes with them.', 'أجهزة وأعواد وكل ما يناسبها.'),
  },
  tree: [opening, signUp],
};
