/**
 * The option after an arrow key: down from the field is the first, up is the last, and past either end is the
 * field.
 *
 * @param at the active option, -1 for the field
 * @returns the next option, -1 for the field
 */
export function nextOption(at: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}
