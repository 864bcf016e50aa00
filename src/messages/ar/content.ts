import type { Words } from '../words.ts';

export const content = {
  blog: { title: 'المجلة', lead: 'العناية والإصلاح والخامات وكيف تعمل الأشياء.' },
  portfolio: { title: 'الاستوديو', lead: 'مساحات وخامات وأشياء صنعناها في الطريق.' },
} satisfies Words;
