import { initialOf } from '../../fields/field.ts';
import { fields as subscribeFields } from '../../marketing/subscribe-form/fields.ts';
import { both, heading, node, paragraph } from '../make.ts';
import {
  answer,
  beside,
  CORNER,
  choice,
  decline,
  doNotShowAgain,
  popup,
  WITH_PICTURE,
} from './make-popup.ts';

const welcome = popup({
  name: 'popup-welcome',
  en: {
    name: 'Welcome, with sign-up',
    description:
      'On a first visit, halfway down a page or after 40 quiet seconds. Asks for consent, and a mail confirms it.',
  },
  ar: {
    name: 'ترحيب مع اشتراك',
    description:
      'في الزيارة الأولى، عند منتصف الصفحة أو بعد 40 ثانية من السكون. يطلب الموافقة وتؤكدها رسالة.',
  },
  on: ['home', 'listing', 'product', 'article'],
  settings: {
    ...WITH_PICTURE,
    timing: ['visit', 'times'],
    visit: 'first',
    times_period: 'month',
    triggers: ['scrolling', 'inactivity'],
    scrolling_offset: 50,
    inactivity_time: 40,
  },
  tree: [
    beside('slide-1.jpg', [
      heading(both('Welcome to the warm side', 'أهلًا بك في عالم الدفء')),
      paragraph(
        both(
          'Care tips, repair news and new colours, by email about once a month.',
          'نصائح للعناية وأخبار الإصلاح والألوان الجديدة، برسالة مرة في الشهر تقريبًا.',
        ),
      ),
      node('subscribe-form', { ...initialOf(subscribeFields), layout: 'stack' }),
      doNotShowAgain(both('No, thanks', 'لا، شكرًا')),
    ]),
  ],
});

const welcomeBack = popup({
  name: 'popup-welcome-back',
  en: {
    name: 'Welcome back',
    description: 'For those who have been here before, once a week: what is new, and their orders.',
  },
  ar: { name: 'أهلًا بعودتك', description: 'لمن زار المتجر من قبل، مرة في الأسبوع: الجديد وطلباته.' },
  on: ['home', 'listing'],
  settings: {
    ...CORNER,
    timing: ['visit', 'times'],
    visit: 'returning',
    times_period: 'week',
    triggers: ['page_load'],
    page_load_delay: 6,
  },
  tree: [
    heading(both('Good to see you again', 'سعدنا بعودتك')),
    paragraph(
      both(
        'See what has arrived since, or look after an order.',
        'اطّلع على ما وصل منذ زيارتك، أو تابع طلبك.',
      ),
    ),
    choice(
      answer(both('New arrivals', 'وصل حديثًا'), '/shop/?orderby=date'),
      decline(both('My orders', 'طلباتي'), '/my-account/orders/'),
    ),
  ],
});

const code = popup({
  name: 'popup-code',
  en: {
    name: 'A code for readers',
    description:
      'For visits from your newsletter (utm_source), until the code is used. Put in a code of your own.',
  },
  ar: {
    name: 'رمز لقرّاء النشرة',
    description: 'للزيارات القادمة من نشرتك (utm_source) حتى يُستخدم الرمز. ضع رمزًا من عندك.',
  },
  on: ['home', 'listing', 'product'],
  settings: {
    timing: ['utm', 'coupon', 'times'],
    utm_source: 'newsletter',
    coupon: 'unused',
    coupon_code: 'EMBER10',
    times_period: 'week',
    triggers: ['page_load'],
    page_load_delay: 3,
  },
  tree: [
    heading(both('10% off your first order', 'خصم 10% على طلبك الأول')),
    paragraph(
      both(
        'Enter <strong>EMBER10</strong> in your cart. Once per customer; it does not count for tobacco sticks.',
        'أدخل <strong>EMBER10</strong> في سلتك. مرة واحدة لكل عميل، ولا يشمل أعواد التبغ.',
      ),
    ),
    choice(
      answer(both('Shop devices', 'تسوّق الأجهزة'), '/shop/'),
      decline(both('Maybe later', 'ربما لاحقًا')),
    ),
  ],
});

export const greetings = [welcome, welcomeBack, code];
