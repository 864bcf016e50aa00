import { gridLabels, loopLabels, templateLabels } from '../../loop/loop-labels.ts';

export const messages = {
  en: {
    name: 'Loop grid',
    description: 'Products, articles, projects or terms of a query, in columns, with pages and filters.',
    fields: { ...loopLabels.en, ...templateLabels.en, ...gridLabels.en },
  },
  ar: {
    name: 'شبكة عناصر',
    description: 'منتجات أو مقالات أو أعمال أو مصطلحات من استعلام، في أعمدة، مع صفحات ومرشحات.',
    fields: { ...loopLabels.ar, ...templateLabels.ar, ...gridLabels.ar },
  },
};
