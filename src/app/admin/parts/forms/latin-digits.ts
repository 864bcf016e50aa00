import type { FormEvent } from 'react';
import { toWesternDigits } from '#kernel/address/phone.ts';

/** Arabic digits typed into a field of numbers, which takes Latin ones alone, are typed as these. */
export function typeLatinDigits(event: FormEvent<HTMLInputElement>): void {
  const { data } = event.nativeEvent as InputEvent;
  const latin = toWesternDigits(data ?? '').replaceAll('٫', '.');
  if (data === null || latin === data) return;
  event.preventDefault();
  // The one way that also tells the field of it, and that Undo takes back.
  document.execCommand('insertText', false, latin);
}
