import type { Words } from '../words.ts';

export const mail = {} satisfies Words;
