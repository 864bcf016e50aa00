import { both, heading, paragraph } from '../make.ts';
import { answer, BAR, beside, choice, decline, doNotShowAgain, popup, WITH_PICTURE } from './make-popup.ts';

const newDevice = popup({
  name: 'popup-new-device',
  en: {
    name: 'A new device',
    description: 'A picture and a few words, once a month, between two dates that you set.',
  },
  ar: { name: 'جهاز جديد', description: 'صورة وبضع كلمات، مرة في الشهر، بين تاريخين تحددهما.' },
  on: ['home', 'listing'],
  settings: {
    ...WITH_PICTURE,
    timing: ['schedule', 'times', 'visit_popups'],
    times_period: 'month',
    visit_popups: 1,
    triggers: ['page_load', 'scrolling'],
    page_load_delay: 12,
    scrolling_offset: 40,
  },
  tree: [
    beside('slide-3.jpg', [
      heading(both('A new device has arrived', 'وصل جهاز جديد')),
      paragraph(
        both(
          'Inspected by hand before it ships, with a guarantee of 24 months.',
          'يُفحص يدويًا قبل الشحن، مع ضمان 24 شهرًا.',
        ),
      ),
      answer(both('See what is new', 'اكتشف الجديد'), '/shop/?orderby=date'),
      doNotShowAgain(both('Don’t show again', 'عدم الإظهار مجددًا')),
    ]),
  ],
});

const age = popup({
  name: 'popup-age-reminder',
  en: {
    name: 'Age is checked at the door',
    description:
      'Before somebody orders: who receives the parcel shows identification. A bar at the foot of the page.',
  },
  ar: {
    name: 'التحقق من العمر عند التسليم',
    description: 'قبل الطلب: على من يستلم الطرد إبراز هويته. شريط أسفل الصفحة.',
  },
  on: ['product', 'cart'],
  settings: {
    ...BAR,
    timing: ['times'],
    times_period: 'month',
    times_count: 'close',
    triggers: ['page_load'],
    page_load_delay: 3,
  },
  tree: [
    heading(both('For adults only', 'للبالغين فقط')),
    paragraph(
      both(
        'The courier checks the age of the person who receives the parcel. No document is copied.',
        'يتحقق المندوب من عمر مستلم الطرد. لا تُنسخ أي وثيقة.',
      ),
    ),
    choice(
      answer(both('Got it', 'فهمت'), '#popup:close?do_not_show_again=yes'),
      decline(both('Age policy', 'سياسة العمر'), '/age-policy/'),
    ),
  ],
});

const cutoff = popup({
  name: 'popup-delivery-cutoff',
  en: {
    name: 'Delivery cut-off',
    description:
      'Until when an order comes on the same evening. A bar at the foot of the page; check the hours.',
  },
  ar: {
    name: 'آخر موعد للتوصيل اليوم',
    description: 'حتى متى يصل الطلب مساء اليوم نفسه. شريط أسفل الصفحة. راجع الساعات.',
  },
  on: ['product', 'cart'],
  settings: {
    ...BAR,
    timing: ['times'],
    times_period: 'day',
    triggers: ['scrolling'],
    scrolling_offset: 20,
  },
  tree: [
    heading(both('This evening, in Dubai', 'هذا المساء في دبي')),
    paragraph(
      both(
        'Same-day orders come between 18:00 and 22:00. The checkout shows which evening is next.',
        'طلبات اليوم نفسه تصل بين 18:00 و22:00. تُظهر صفحة إتمام الشراء أقرب مساء.',
      ),
    ),
    choice(
      answer(both('Delivery times', 'مواعيد التوصيل'), '/shipping-returns/'),
      decline(both('Close', 'إغلاق')),
    ),
  ],
});

export const announcementPopups = [newDevice, age, cutoff];
