import type { Localized } from '#kernel/language.ts';
import { initialOf } from '../../fields/field.ts';
import { fields as formFields } from '../../marketing/form/fields.ts';
import { formField } from '../../marketing/form/form-field.ts';
import { both, heading, node, paragraph } from '../make.ts';
import type { FromShop } from '../preset.ts';
import { answer, CORNER, choice, decline, popup } from './make-popup.ts';

const review = popup({
  name: 'popup-review',
  en: {
    name: 'Ask for a review',
    description: 'In the account, once a month, for those who have been here before.',
  },
  ar: { name: 'طلب تقييم', description: 'في صفحات الحساب، مرة في الشهر، لمن زار المتجر من قبل.' },
  on: ['account'],
  settings: {
    ...CORNER,
    timing: ['visit', 'times'],
    visit: 'returning',
    times_period: 'month',
    triggers: ['page_load'],
    page_load_delay: 5,
  },
  tree: [
    heading(both('How is your device?', 'ما رأيك في جهازك؟')),
    paragraph(
      both(
        'Two sentences help others to choose. Say what you like, and what you don’t.',
        'جملتان تساعدان غيرك على الاختيار. قل ما أعجبك وما لم يعجبك.',
      ),
    ),
    choice(answer(both('My orders', 'طلباتي'), '/my-account/orders/'), decline(both('Not now', 'ليس الآن'))),
  ],
});

const contactBy = (icon: string, label: Localized, url: FromShop) =>
  node('icon', { icon, label, size: 'normal', url });

const help = popup({
  name: 'popup-help',
  en: {
    name: 'Can we help?',
    description:
      'After a quiet minute in the cart: phone and email of the shop, and the questions others had.',
  },
  ar: {
    name: 'هل نساعدك؟',
    description: 'بعد دقيقة من السكون في السلة: هاتف المتجر وبريده، والأسئلة الشائعة.',
  },
  on: ['cart', 'product'],
  settings: {
    ...CORNER,
    timing: ['times'],
    times_period: 'session',
    triggers: ['inactivity'],
    inactivity_time: 60,
  },
  tree: [
    heading(both('Can we help?', 'هل نساعدك؟')),
    paragraph(
      both(
        'Ask us which sticks fit, how delivery works, or anything else.',
        'اسألنا عن الأعواد المناسبة أو التوصيل أو أي شيء آخر.',
      ),
    ),
    contactBy('phone', both('Call us', 'اتصل بنا'), { fromShop: 'phone' }),
    contactBy('envelope-simple', both('Email us', 'راسلنا'), { fromShop: 'email' }),
    choice(answer(both('Read the FAQ', 'الأسئلة الشائعة'), '/faq/'), decline(both('No, thanks', 'لا، شكرًا'))),
  ],
});

const OPTIONS = [both('Yes', 'نعم'), both('In part', 'جزئيًا'), both('No', 'لا')];

const feedback = popup({
  name: 'popup-article-feedback',
  en: {
    name: 'Was it helpful?',
    description:
      'Near the end of an article: one question, and a sentence for those who want. No name, no address.',
  },
  ar: {
    name: 'هل كان مفيدًا؟',
    description: 'قرب نهاية المقالة: سؤال واحد، وجملة لمن أراد. دون اسم أو بريد.',
  },
  on: ['article'],
  settings: {
    ...CORNER,
    timing: ['times'],
    times_period: 'month',
    triggers: ['scrolling'],
    scrolling_offset: 80,
  },
  tree: [
    heading(both('Was this helpful?', 'هل أفادتك هذه المقالة؟')),
    node('form', {
      ...initialOf(formFields),
      columns: { desktop: 1 },
      title: both('Article feedback', 'رأي في مقالة'),
      button: both('Send', 'إرسال'),
      message: both('Thank you. It helps us to write better.', 'شكرًا لك. يساعدنا رأيك على كتابة أفضل.'),
      fields: [
        formField('choice', both('Your answer', 'إجابتك'), {
          ...{ name: 'helpful', isRequired: true },
          options: OPTIONS.map((label) => ({ label })),
        }),
        formField('text', both('What was missing?', 'ما الذي كان ينقصها؟'), {
          name: 'missing',
          onlyIf: 'helpful',
        }),
      ],
    }),
  ],
});

export const talk = [review, help, feedback];
