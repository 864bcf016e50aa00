/**
 * How a key moves the choice of stars. Down and forward go to the next star, as in any group of radio buttons; up and
 * back to the one before. Where one reads from the right, forward is left.
 *
 * @param chosen 0 for none yet
 * @returns 1 to 5, or null for a key that chooses nothing
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
