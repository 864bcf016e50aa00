import { EMIRATES, type Emirate } from './rate.ts';

type ServedZone = Readonly<{
  emirates: readonly Emirate[];
  methods: readonly Readonly<{ emirates: readonly Emirate[] | null }>[];
}>;

/** @returns emirates of a zone without a shipping method */
export function unservedIn({ emirates, methods }: ServedZone): Emirate[] {
  return emirates.filter(
    (emirate) => !methods.some((method) => method.emirates === null || method.emirates.includes(emirate)),
  );
}

/** @returns emirates without delivery: in no zone, or without a method in theirs */
export function unservedEmirates(zones: readonly ServedZone[]): Emirate[] {
  const served = zones.flatMap((zone) => {
    const without = unservedIn(zone);
    return zone.emirates.filter((emirate) => !without.includes(emirate));
  });
  return EMIRATES.filter((emirate) => !served.includes(emirate));
}

/** @returns emirates that lose delivery through a change of zones */
export function lostEmirates(before: readonly ServedZone[], after: readonly ServedZone[]): Emirate[] {
  const unserved = unservedEmirates(before);
  return unservedEmirates(after).filter((emirate) => !unserved.includes(emirate));
}
