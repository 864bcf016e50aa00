export const messages = {
  en: {
    name: 'Device quiz',
    description:
      'Questions one at a time, whose answers lead to products that fit. The first question begins. The address names the answers, so a result can be shared.',
    fields: {
      questions: 'Questions',
      'questions.key': 'Key',
      'questions.title': 'Question',
      'questions.help': 'Help',
      'questions.answers': 'Answers',
      'questions.answers.label': 'Answer',
      'questions.answers.to': 'Leads to',
      results: 'Results',
      'results.key': 'Key',
      'results.products': 'Products',
      'results.products.product': 'Product',
      'results.more': 'Link',
      comparePage: 'Page that compares products',
    },
  },
  ar: {
    name: 'اختبار اختيار الجهاز',
    description:
      'أسئلة واحدًا تلو الآخر تقود إجاباتها إلى المنتجات المناسبة. يبدأ الاختبار بالسؤال الأول. يحمل العنوان الإجابات، فيمكن مشاركة النتيجة.',
    fields: {
      questions: 'الأسئلة',
      'questions.key': 'المفتاح',
      'questions.title': 'السؤال',
      'questions.help': 'توضيح',
      'questions.answers': 'الإجابات',
      'questions.answers.label': 'الإجابة',
      'questions.answers.to': 'تقود إلى',
      results: 'النتائج',
      'results.key': 'المفتاح',
      'results.products': 'المنتجات',
      'results.products.product': 'المنتج',
      'results.more': 'رابط',
      comparePage: 'صفحة مقارنة المنتجات',
    },
  },
};
