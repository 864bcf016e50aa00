import type { Words } from '../words.ts';

export const cart = {} satisfies Words;
