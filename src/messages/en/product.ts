import type { Words } from '../words.ts';

export const product = {} satisfies Words;
