import type { Words } from '#messages/words.ts';

/** إثبات الموافقة في لوحة الإدارة. */
export const adminConsent = {
  menu: { consent: 'الموافقات' },
  lead: 'ما سمح به الزوار، دون أسماء. المعرّف عشوائي ولا يوجد إلا في متصفح الزائر. تُعرض أحدث 100 إجابة، وفي الملف كلها.',
  answers_zero: 'لا إجابات',
  answers_one: 'إجابة واحدة',
  answers_two: 'إجابتان',
  answers_few: '{{count}} إجابات',
  answers_many: '{{count}} إجابة',
  answers_other: '{{count}} إجابة',
  when: 'الوقت',
  granted: 'المسموح',
  nothing: 'لا شيء',
  purposes: { functional: 'محتوى من مواقع أخرى', analytics: 'إحصاءات', marketing: 'تسويق' },
  signal: 'إشارة الخصوصية (GPC)',
  yes: 'نعم',
  no: 'لا',
  version: 'الإصدار واللغة',
  browser: 'المعرّف',
  search: 'ابحث بالمعرّف',
  export: 'تصدير CSV',
  none: 'لا إجابات',
  noneText: 'يُسأل الزوار حيث ينتظر شيء موافقتهم، ويمكنهم الاختيار في أي وقت من تذييل الصفحة.',
} satisfies Words;
