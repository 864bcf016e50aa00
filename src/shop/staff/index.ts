import type { SessionToken, StaffId } from '#kernel/ids.ts';
import {
  type ActFilter,
  changesOfRow,
  endAct,
  findAct,
  insertAct,
  listActs,
  type NewAct,
} from './act.store.ts';
import { joiningFor } from './joining.ts';
import { limitsOf, networksOf } from './limits.ts';
import { membersFor, selfFor } from './members.ts';
import type { StaffNeeds } from './needs.ts';
import { newOrdersFor } from './new-orders/new-orders.ts';
import { secondFactorFor } from './second-factor.ts';
import { deleteExpiredSessions } from './session.store.ts';
import { openSession, sessionsFor } from './sessions.ts';
import { signIn, signInByCode } from './sign-in.ts';
import { deleteExpiredTokens } from './token.store.ts';
import { deleteView, type SavedView, saveView, viewsOf } from './view.store.ts';

export type { Act, ActFilter, Change, NewAct, RowChange } from './act.store.ts';
export type { Linked } from './joining.ts';
export type { Joining, Member, StaffSession } from './member.ts';
export type { UnseenOrders } from './new-orders/new-orders.ts';
export type { FieldProblems, StaffRefusal } from './refusals.ts';
/** What each role may do. */
export { RIGHTS, type Right, ROLES, type Role, rightsOf } from './rights.ts';
export type { SignedIn } from './sessions.ts';
export type { Entry } from './sign-in.ts';
export type { Invitation } from './token.store.ts';
export type { SavedView } from './view.store.ts';

/**
 * Who works for the shop.
 *
 * `signIn` and `signInByCode` open a session, `sessions` lists and ends them; `joining` are the links by which somebody
 * becomes a member; `members` is for who may change others, `self` and `secondFactor` for oneself; `acts` remembers who
 * asked for what; `newOrders` is how they hear of orders; `views` are lists as somebody likes to see them; `forgetOld` cleans up.
 */
export function createStaff(needs: StaffNeeds) {
  const { db, clock } = needs;
  const limits = limitsOf(needs);
  return {
    signIn: signIn(needs, limits),
    signInByCode: signInByCode(needs, limits),
    /** Signs in who has just proved themselves by a link. */
    openSession: (staffId: StaffId, agent: string): Promise<SessionToken> =>
      openSession(needs, db, { staffId, agent }),
    sessions: sessionsFor(needs),
    joining: joiningFor(needs),
    members: membersFor(needs),
    self: selfFor(needs, limits),
    secondFactor: secondFactorFor(needs, limits),
    acts: {
      begin: (act: Omit<NewAct, 'at'>): Promise<void> => insertAct(db, { ...act, at: clock() }),
      end: (id: string, outcome: string, subject?: string): Promise<void> =>
        endAct(db, id, { outcome, at: clock(), ...(subject === undefined ? {} : { subject }) }),
      list: (filter: ActFilter) => listActs(db, filter),
      find: (id: string) => findAct(db, id),
      /** What staff changed about one row of a table, the newest first. */
      historyOf: (table: string, key: string, limit: number) => changesOfRow(db, { table, key }, limit),
    },
    newOrders: newOrdersFor(needs),
    views: {
      list: (id: StaffId, list: string): Promise<SavedView[]> => viewsOf(db, id, list),
      save: (id: StaffId, view: { list: string; name: string; query: string }): Promise<void> =>
        saveView(db, id, view),
      delete: (id: StaffId, view: number): Promise<void> => deleteView(db, id, view),
    },
    forgetOld: async (): Promise<void> => {
      await deleteExpiredSessions(db, clock());
      await deleteExpiredTokens(db, clock());
      await networksOf(needs).forgetOld();
    },
  };
}
