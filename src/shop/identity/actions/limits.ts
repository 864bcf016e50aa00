import type { Pace } from '#platform/rate-limits/attempts.ts';
import { ACCOUNT_KINDS, type AccountKind } from '../account-kind.ts';
import type { IdentityDeps } from '../deps.ts';
import { pacesOf } from '../rules/paces.ts';

/** Counts tries at the accounts of one kind. */
export function limitTriesFor<K extends AccountKind>(kind: K, { tries }: IdentityDeps) {
  const { prefix } = ACCOUNT_KINDS[kind];
  const tooMany = `${kind}.too-many` as const;
  return <Counted extends string>(paces: Readonly<Record<Counted, Pace>>) =>
    tries.limit({ paces, prefix, tooMany });
}

/** What is counted of every kind of account. */
export function limitsFor<K extends AccountKind>(kind: K, deps: IdentityDeps) {
  return limitTriesFor(kind, deps)(pacesOf(kind));
}

export type AccountLimits<K extends AccountKind> = ReturnType<typeof limitsFor<K>>;
