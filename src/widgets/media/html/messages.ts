export const messages = {
  en: {
    name: 'HTML',
    description: 'Plain HTML for what no other widget shows. Only owners and managers can change it.',
    fields: { html: 'HTML' },
  },
  ar: {
    name: 'HTML',
    description: 'شيفرة HTML لما لا يعرضه مكوّن آخر. تعديلها متاح للمالكين والمديرين فقط.',
    fields: { html: 'HTML' },
  },
};
