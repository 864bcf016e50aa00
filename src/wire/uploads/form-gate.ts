/** Lets a bounded number of forms in at a time. */
export type FormGate = Readonly<{
  /** @returns what the form calls when it is done, or null when there is no place */
  enter: (caller: string) => (() => void) | null;
}>;

/**
 * Bounds the forms that arrive at the same time.
 *
 * @param most forms of all callers together
 * @param mostPerCaller forms of one address, so that one caller cannot take every place
 */
export function formGate({ most, mostPerCaller }: { most: number; mostPerCaller: number }): FormGate {
  const inside = new Map<string, number>();
  let count = 0;
  return {
    enter: (caller) => {
      const own = inside.get(caller) ?? 0;
      if (count >= most || own >= mostPerCaller) return null;
      count += 1;
      inside.set(caller, own + 1);
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
