import type { Words } from '../words.ts';

export const popups = {
  shown: {
    page_load: 'رقم {{order}}، بعد {{seconds}} ث من تحميل الصفحة',
    scrolling: 'رقم {{order}}، عند التمرير',
    scrolling_to: 'رقم {{order}}، عند ظهور العنصر على الشاشة',
    click: 'رقم {{order}}، عند نقرة',
    inactivity: 'رقم {{order}}، بعد {{seconds}} ث، عند عدم النشاط',
    exit_intent: 'رقم {{order}}، عند خروج المؤشر من الأعلى',
    adblock_detection: 'رقم {{order}}، بعد {{seconds}} ث، بسبب مانع الإعلانات',
  },
  reasons: {
    disabled: 'طلب الزائر عدم رؤيتها مجددًا.',
    page_views: '{{seen}} من {{needed}} مشاهدات صفحات منذ أول تحقق.',
    sessions: '{{seen}} من {{needed}} جلسات منذ أول تحقق.',
    url: {
      show: 'العنوان {{address}} لا يحتوي على «{{url}}».',
      hide: 'العنوان {{address}} يحتوي على «{{url}}».',
      regex: 'العنوان {{address}} لا يطابق النمط {{url}}.',
      broken: 'لا يمكن استخدام النمط {{url}}.',
    },
    sources: {
      internal: 'جاء الزائر من هذا المتجر.',
      external: 'جاء الزائر من موقع آخر.',
      search: 'جاء الزائر من محرك بحث.',
      none: 'كتب الزائر العنوان بنفسه.',
    },
    logged_in: {
      all: 'الزائر مسجّل الدخول.',
      roles: 'للزائر أحد الأدوار المستبعدة.',
    },
    devices: {
      desktop: 'لا تظهر على أجهزة سطح المكتب.',
      tablet: 'لا تظهر على الأجهزة اللوحية.',
      mobile: 'لا تظهر على الهواتف.',
    },
    browsers: {
      chrome: 'لا تظهر في Chrome.',
      edge: 'لا تظهر في Edge.',
      firefox: 'لا تظهر في Firefox.',
      opera: 'لا تظهر في Opera.',
      safari: 'لا تظهر في Safari.',
      samsung: 'لا تظهر في Samsung Internet.',
      other: 'لا تظهر في هذا المتصفح.',
    },
    times: 'ظهرت {{shown}} من {{most}} مرات كحد أقصى.',
    schedule: {
      before: 'تبدأ في {{start}}، والوقت الآن {{now}}.',
      after: 'انتهت في {{end}}، والوقت الآن {{now}}.',
    },
    page_load: 'تفتح بعد {{needed}} ث من تحميل الصفحة، والزيارة تدوم {{seconds}} ث.',
    scrolling: {
      down: 'تفتح عند {{needed}}% من الصفحة، والتمرير بلغ {{percent}}%.',
      up: 'تفتح عند التمرير إلى الأعلى، ولم يحدث ذلك.',
    },
    scrolling_to: 'تفتح عند ظهور {{selector}} على الشاشة، ولم يظهر.',
    click: 'تفتح عند النقرة رقم {{needed}}، وعدد النقرات {{clicks}}.',
    inactivity: 'تفتح بعد {{needed}} ث دون نشاط، وهي {{idle}} ث.',
    exit_intent: 'تفتح عند خروج المؤشر من الأعلى، ولم يخرج.',
    adblock_detection: {
      none: 'تفتح فقط عند وجود مانع إعلانات، ولا يوجد.',
      early: 'تبحث عن مانع إعلانات بعد {{needed}} ث، والزيارة تدوم {{seconds}} ث.',
    },
    'no-trigger': 'لا محفز مفعّل: لا يفتحها إلا رابط أو محددها.',
    held: 'ظهرت نافذة أخرى في الصفحة.',
  },
  roles: {
    customer: 'عميل',
    owner: 'المالك',
    manager: 'مدير',
    'order-desk': 'مكتب الطلبات',
    'catalogue-editor': 'محرر الكتالوج',
    'page-editor': 'محرر الصفحات',
  },
} satisfies Words;
