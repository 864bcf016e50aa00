import type { Words } from '../words.ts';

export const shop = {} satisfies Words;
