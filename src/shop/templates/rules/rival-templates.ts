import type { Candidate } from './choose-template.ts';
import { type Condition, isSameCondition } from './conditions.ts';

/** Two templates whose conditions match the same pages equally exactly; the newer one is used. */
export type Rivals = Readonly<{ newer: number; older: number; by: Condition }>;

/** @param templates published ones, in any order */
export function rivalTemplates(templates: readonly Candidate[]): Rivals[] {
  const byAge = templates.toSorted((one, other) => other.id - one.id);
  return byAge.flatMap((newer, at) =>
    byAge.slice(at + 1).flatMap((older): Rivals[] => {
      // Popups do not compete: a page shows all that match.
      if (newer.place !== older.place || newer.place === 'popup') return [];
      const excluded = [...newer.conditions.exclude, ...older.conditions.exclude];
      const shared = newer.conditions.include.filter(
        (one) =>
          older.conditions.include.some((other) => isSameCondition(one, other)) &&
          !excluded.some((other) => isSameCondition(one, other) || other.kind === 'all'),
      );
      return shared.map((by) => ({ newer: newer.id, older: older.id, by }));
    }),
  );
}
