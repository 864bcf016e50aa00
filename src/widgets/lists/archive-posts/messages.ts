import { gridLabels } from '../../loop/loop-labels.ts';

export const messages = {
  en: {
    name: 'Archive posts',
    description: 'What the archive lists that the template stands around, with its pages.',
    fields: { layout: 'Layout', ...gridLabels.en },
  },
  ar: {
    name: 'مقالات الأرشيف',
    description: 'ما يعرضه الأرشيف الذي يحيط به القالب، مع صفحاته.',
    fields: { layout: 'التخطيط', ...gridLabels.ar },
  },
};
