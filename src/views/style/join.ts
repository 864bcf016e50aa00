/** Class names in one text; what is false, null or empty is left out. */
export function join(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
