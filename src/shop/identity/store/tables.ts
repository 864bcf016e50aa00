import { sql } from 'kysely';
import type { AccountKind } from '../account-kind.ts';

/** What the tables of the kinds name differently. */
const NAMES = {
  customers: {
    account: 'customer',
    factor: 'two_factor',
    /** The column of a token's facts, and its value for a token without facts. */
    facts: 'facts',
    noFacts: '{}',
    remembered: 'is_remembered',
    isOpen: 'email is not null',
  },
  staff: {
    account: 'staff',
    factor: 'second_factor',
    facts: 'role',
    noFacts: null,
    remembered: null,
    isOpen: 'closed_at is null',
  },
} as const;

/**
 * The tables with the credentials of a kind of accounts: sessions, one-time tokens, recovery codes, and in the
 * account's row, which belongs to its module, the password hash and the secret of the second factor.
 */
export function tablesOf(kind: AccountKind) {
  const { account, factor, facts, noFacts, remembered, isOpen } = NAMES[kind];
  return {
    account: sql.table(account),
    session: sql.table(`${account}_session`),
    token: sql.table(`${account}_token`),
    recoveryCode: sql.table(`${account}_recovery_code`),
    /** The account's id in the tables beside it. */
    owner: sql.ref(`${account}_id`),
    secret: sql.ref(`${factor}_secret`),
    secretSince: sql.ref(`${factor}_at`),
    secretStep: sql.ref(`${factor}_step`),
    facts: sql.ref(facts),
    noFacts,
    /** Null where no session is remembered. */
    remembered: remembered === null ? null : sql.ref(remembered),
    /** SQL: whether the account may sign in. */
    isOpen: sql.raw(isOpen),
  };
}
