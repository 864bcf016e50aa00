import type { Words } from '../words.ts';

export const orders = {} satisfies Words;
