import type { Words } from '../../words.ts';

export const compare = {
  compare: 'Compare',
  place: 'Product {{number}}',
  nothing: 'None',
  remove: 'Remove {{name}}',
  onlyDifferences: 'Show only differences',
  differs: 'differs',
  none: 'Not given',
} satisfies Words;
