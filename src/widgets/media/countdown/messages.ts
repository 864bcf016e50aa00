export const messages = {
  en: {
    name: 'Countdown',
    description: 'Days, hours, minutes and seconds until a moment, and what is shown from then on.',
    fields: {
      title: 'Title',
      until: 'Date and time',
      atEnd: 'When it is over',
      endText: 'Text from then on',
    },
  },
  ar: {
    name: 'عدّ تنازلي',
    description: 'الأيام والساعات والدقائق والثواني حتى موعد محدد، وما يظهر بعده.',
    fields: {
      title: 'العنوان',
      until: 'التاريخ والوقت',
      atEnd: 'عند انتهائه',
      endText: 'النص بعد انتهائه',
    },
  },
};
