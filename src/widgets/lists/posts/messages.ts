import { gridLabels, labelsOf, loopLabels } from '../../loop/loop-labels.ts';

export const messages = {
  en: {
    name: 'Posts',
    description: 'Articles of the journal as cards, as rows with a picture, or whole.',
    fields: { layout: 'Layout', ...labelsOf(loopLabels.en, 'articles'), ...gridLabels.en },
  },
  ar: {
    name: 'المقالات',
    description: 'مقالات المدوّنة كبطاقات أو صفوف مع صورة أو كاملة.',
    fields: { layout: 'التخطيط', ...labelsOf(loopLabels.ar, 'articles'), ...gridLabels.ar },
  },
};
