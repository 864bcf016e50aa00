/** Joins class names; skips false, null and empty ones. */
export function join(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
