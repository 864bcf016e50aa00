import { both, button, columns, heading, lead, node, section, twoColumns } from '../make.ts';
import type { SectionPreset } from '../preset.ts';
import { deviceQuiz } from './quizzes.ts';

export const answer = (question: readonly [string, string], text: readonly [string, string]) => ({
  title: both(...question),
  html: both(`<p>${text[0]}</p>`, `<p>${text[1]}</p>`),
});

const iconLink = (icon: string, label: unknown, url: unknown) =>
  node('icon', { icon, label, size: 'large', url });

const questionsList: SectionPreset = {
  kind: 'section',
  name: 'questions-list',
  group: 'questions',
  messages: {
    en: {
      name: 'Frequent questions',
      description: 'Questions that unfold, with a link to the contact form beside them.',
    },
    ar: { name: 'أسئلة شائعة', description: 'أسئلة تُفتح إجاباتها، وبجانبها رابط إلى نموذج التواصل.' },
  },
  tree: [
    section({}, [
      twoColumns(
        '5-7',
        {
          start: [
            heading(both('Good to know', 'معلومات تهمك')),
            lead(
              both('Short answers to what shoppers ask most.', 'إجابات قصيرة عن أكثر ما يسأله المتسوقون.'),
            ),
            button(both('Ask a question', 'اطرح سؤالًا'), '/contact/', 'secondary'),
          ],
          end: [
            node('accordion', {
              items: [
                answer(
                  ['Which sticks fit my device?', 'أي الأعواد تناسب جهازي؟'],
                  [
                    'Each range of sticks is made for one brand of devices. The product page says which fit.',
                    'كل مجموعة أعواد مخصصة لعلامة أجهزة واحدة، وتوضح صفحة المنتج ما يناسبه.',
                  ],
                ),
                answer(
                  ['When will my order arrive?', 'متى يصل طلبي؟'],
                  [
                    'Product pages and checkout show the delivery times for your emirate.',
                    'تعرض صفحات المنتجات وصفحة إتمام الشراء مواعيد التوصيل لإمارتك.',
                  ],
                ),
                answer(
                  ['How is my age checked?', 'كيف يُتحقق من عمري؟'],
                  [
                    'The courier asks an adult for an Emirates ID or passport at the door. Nothing is copied.',
                    'يطلب المندوب عند الباب من شخص بالغ الهوية الإماراتية أو جواز السفر، ولا تُنسخ أي بيانات.',
                  ],
                ),
                answer(
                  ['Can I return a device?', 'هل يمكنني إرجاع جهاز؟'],
                  [
                    'Yes, if it has not been used and is in its box. Sticks can be returned with the seal unbroken.',
                    'نعم، ما دام غير مستخدم وفي علبته. أما الأعواد فتُرجع بختم سليم.',
                  ],
                ),
                answer(
                  ['Do prices include VAT?', 'هل الأسعار شاملة ضريبة القيمة المضافة؟'],
                  ['Yes. The invoice shows it separately.', 'نعم، وتظهر منفصلة في الفاتورة.'],
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

export const questionsContact: SectionPreset = {
  kind: 'section',
  name: 'questions-contact',
  group: 'questions',
  messages: {
    en: {
      name: 'Ways to reach you',
      description: 'Phone, email and contact page as large icons, from your settings.',
    },
    ar: {
      name: 'طرق التواصل',
      description: 'الهاتف والبريد وصفحة التواصل بأيقونات كبيرة، من إعداداتك.',
    },
  },
  tree: [
    section({ background: 'backdrop' }, [
      twoColumns('5-7', {
        start: [
          heading(both('Talk to a person', 'تحدّث إلى شخص حقيقي')),
          lead(
            both(
              'Before you order, or long after: we are glad to help.',
              'قبل الطلب أو بعده بوقت طويل: يسعدنا أن نساعدك.',
            ),
          ),
        ],
        end: [
          columns({ desktop: 3, tablet: 3, mobile: 1 }, [
            iconLink('phone', both('Call us', 'اتصل بنا'), { fromShop: 'phone' }),
            iconLink('envelope-simple', both('Send an email', 'أرسل بريدًا إلكترونيًا'), { fromShop: 'email' }),
            iconLink('map-pin', both('Visit or write to us', 'زرنا أو راسلنا'), '/contact/'),
          ]),
        ],
      }),
    ]),
  ],
};

export const questions = [questionsList, questionsContact, deviceQuiz];
