import type { Words } from '../../words.ts';

export const compare = {
  compare: 'قارن',
  place: 'المنتج {{number}}',
  nothing: 'لا شيء',
  remove: 'إزالة {{name}}',
  onlyDifferences: 'إظهار الاختلافات فقط',
  differs: 'يختلف',
  none: 'غير مذكور',
} satisfies Words;
