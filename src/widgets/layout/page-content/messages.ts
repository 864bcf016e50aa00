export const messages = {
  en: {
    name: 'Page content',
    description: 'The page that the template stands around. Every template has it once.',
  },
  ar: { name: 'محتوى الصفحة', description: 'الصفحة التي يحيط بها القالب. يظهر مرة واحدة في كل قالب.' },
};
