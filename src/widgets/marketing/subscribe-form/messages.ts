export const messages = {
  en: {
    name: 'Subscribe form',
    description:
      'Asks for an email address. Whoever sends it gets a mail to confirm, and is on the list once it is confirmed.',
    fields: {
      title: 'Name of the form',
      text: 'Text below the name; shown beside the form only',
      list: 'List',
      asksName: 'Asks for the name',
      consent: 'Consent; the usual sentence when empty',
      button: 'Button; Subscribe when empty',
      message: 'Thanks; the usual words when empty',
      popup: 'Popup that opens or closes after sending',
      layout: 'Layout; beside shows the name as a heading',
    },
  },
  ar: {
    name: 'نموذج اشتراك',
    description: 'يطلب البريد الإلكتروني. تصل رسالة تأكيد إلى من يرسله، ويُضاف إلى القائمة بعد تأكيدها.',
    fields: {
      title: 'اسم النموذج',
      text: 'نص تحت الاسم؛ يظهر بجانب النموذج فقط',
      list: 'القائمة',
      asksName: 'يطلب الاسم',
      consent: 'الموافقة؛ الجملة المعتادة عند تركها فارغة',
      button: 'الزر؛ «اشترك» عند تركه فارغًا',
      message: 'الشكر؛ الكلمات المعتادة عند تركه فارغًا',
      popup: 'نافذة منبثقة تُفتح أو تُغلق بعد الإرسال',
      layout: 'التخطيط؛ «بجانبه» يُظهر الاسم عنوانًا',
    },
  },
};
