import type { Words } from '../words.ts';

export const importing = {} satisfies Words;
