/**
 * The rating after a key press. Down and forward choose the next star, up and back the previous one, as in a radio
 * group; in right-to-left text, forward is the left arrow.
 *
 * @param chosen 0 for none yet
 * @returns 1 to 5, or null for other keys
 * Source: RV-01
 */
export function starsAfterKey(
  key: string,
  { chosen, isRightToLeft }: { chosen: number; isRightToLeft: boolean },
): number | null {
  const more = Math.min(5, chosen + 1);
  const fewer = Math.max(1, chosen - 1);
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: fewer,
    ArrowDown: more,
    ArrowRight: isRightToLeft ? fewer : more,
    ArrowLeft: isRightToLeft ? more : fewer,
    Home: 1,
    End: 5,
  };
  return targets[key] ?? null;
}
