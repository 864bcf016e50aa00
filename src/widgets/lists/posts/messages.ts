import { gridLabels, loopLabels } from '../../loop/loop-labels.ts';

const ownOf = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(labels).filter(([path]) => /^(?:articles|perPage|offset|avoidDuplicates)/.test(path)),
  );

export const messages = {
  en: {
    name: 'Posts',
    description: 'Articles of the journal as cards, as rows with a picture, or whole.',
    fields: { layout: 'Layout', ...ownOf(loopLabels.en), ...gridLabels.en },
  },
  ar: {
    name: 'المقالات',
    description: 'مقالات المدوّنة كبطاقات أو صفوف مع صورة أو كاملة.',
    fields: { layout: 'التخطيط', ...ownOf(loopLabels.ar), ...gridLabels.ar },
  },
};
