import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import { attempt } from '../page/attempt.ts';

const KEY = 'jamra_emirate';

/** The emirate that the visitor chose last; null when none is known. */
export function readEmirate(): Emirate | null {
  const stored = attempt(() => localStorage.getItem(KEY), null);
  return EMIRATES.find((code) => code === stored) ?? null;
}

/** Stores an emirate in this browser; ignores unknown codes. */
export function storeEmirate(code: string): void {
  if (!EMIRATES.some((one) => one === code)) return;
  attempt(() => localStorage.setItem(KEY, code), undefined);
}
