/**
 * Works something out of a text once: what comes often is known by then.
 *
 * @param most so many texts are kept; then it begins anew
 */
export function knownTexts<Result>(
  most: number,
  workOut: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = workOut(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
