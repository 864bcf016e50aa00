/** Limits concurrent forms. */
export type FormGate = Readonly<{
  /** @returns a function to call when the form is done, or null when all slots are taken */
  enter: (caller: string) => (() => void) | null;
}>;

/**
 * Limits the forms received at the same time.
 *
 * @param most for all callers together
 * @param mostPerCaller per address, so that one caller cannot take every slot
 */
export function formGate({ most, mostPerCaller }: { most: number; mostPerCaller: number }): FormGate {
  const inside = new Map<string, number>();
  let count = 0;
  return {
    enter: (caller) => {
      const ofCaller = inside.get(caller) ?? 0;
      if (count >= most || ofCaller >= mostPerCaller) return null;
      count += 1;
      inside.set(caller, ofCaller + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        count -= 1;
        const left = (inside.get(caller) ?? 1) - 1;
        if (left === 0) inside.delete(caller);
        else inside.set(caller, left);
      };
    },
  };
}
