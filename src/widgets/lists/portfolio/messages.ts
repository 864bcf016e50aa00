import { gridLabels, labelsOf, loopLabels } from '../../loop/loop-labels.ts';

export const messages = {
  en: {
    name: 'Portfolio',
    description: 'Projects as pictures, with their categories as a filter.',
    fields: { hasFilter: 'Filter by category', ...labelsOf(loopLabels.en, 'projects'), ...gridLabels.en },
  },
  ar: {
    name: 'الأعمال',
    description: 'أعمال كصور، مع فئاتها كمرشح.',
    fields: { hasFilter: 'التصفية حسب الفئة', ...labelsOf(loopLabels.ar, 'projects'), ...gridLabels.ar },
  },
};
