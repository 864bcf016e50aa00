import { searchWords } from '../rules/order-search.ts';
import type { OrderFilter } from './list.store.ts';

/** A filter of the order list, with the search text as typed. */
export type StaffFilter = Omit<OrderFilter, 'words'> & Readonly<{ text: string }>;

export function filterOf({ text, ...filter }: StaffFilter): OrderFilter {
  return { ...filter, words: searchWords(text) };
}
