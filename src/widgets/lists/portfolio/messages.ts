import { gridLabels, loopLabels } from '../../loop/loop-labels.ts';

const ownOf = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(labels).filter(([path]) => /^(?:projects|perPage|offset|avoidDuplicates)/.test(path)),
  );

export const messages = {
  en: {
    name: 'Portfolio',
    description: 'Projects as pictures, with their categories as a filter.',
    fields: { hasFilter: 'Filter by category', ...ownOf(loopLabels.en), ...gridLabels.en },
  },
  ar: {
    name: 'الأعمال',
    description: 'أعمال كصور، مع فئاتها كمرشح.',
    fields: { hasFilter: 'التصفية حسب الفئة', ...ownOf(loopLabels.ar), ...gridLabels.ar },
  },
};
