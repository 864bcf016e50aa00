import type { SessionToken, StaffId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { joiningFor } from './actions/joining.ts';
import { keysFor } from './actions/keys.ts';
import { membersFor, selfFor } from './actions/members.ts';
import { newOrdersFor } from './actions/new-orders.ts';
import { notificationsFor } from './actions/notifications.ts';
import { pushDevicesFor } from './actions/push/devices.ts';
import { endingDevices } from './actions/push/ending-devices.ts';
import { rolesFor } from './actions/roles.ts';
import { secondFactorFor } from './actions/second-factor.ts';
import { sessionsFor } from './actions/sessions.ts';
import { signIn, signInByCode } from './actions/sign-in.ts';
import type { StaffDeps } from './deps.ts';
import {
  type AuditFilter,
  changesOfRow,
  endAuditEntry,
  findAuditEntry,
  insertAuditEntry,
  listAuditEntries,
  type NewAuditEntry,
  versionSavedBy,
} from './store/audit/entries.ts';
import { forgetLogged, type LoggedPerson } from './store/audit/person.ts';
import { deleteView, type SavedView, saveView, viewsOf } from './store/view.ts';

export type { Linked } from './actions/joining.ts';
export type { ListedKey } from './actions/keys.ts';
export type { Invitation } from './actions/members.ts';
export type { OrderPush, UnseenOrders } from './actions/new-orders.ts';
export type { ChosenKind, NotificationMail, NotificationPush } from './actions/notifications.ts';
export type { ListedDevice, PushMessage } from './actions/push/devices.ts';
export type { PushTarget } from './actions/push/recipients.ts';
export type { ListedRole } from './actions/roles.ts';
export type { SignedIn } from './actions/sessions.ts';
export type { Entry } from './actions/sign-in.ts';
export type { Joining, Member, StaffSession } from './member.ts';
export type { FieldProblems, StaffRefusal } from './refusals.ts';
export { NOTIFICATION_KINDS, type NotificationKind } from './rules/notification-kinds.ts';
export { notificationPath } from './rules/notification-path.ts';
/** What each role may do. */
export {
  type BuiltInRole,
  type CustomRole,
  isCustomRole,
  RIGHTS,
  type Right,
  ROLES,
  type Role,
  rightsOf,
} from './rules/rights.ts';
export type {
  AuditEntry,
  AuditFilter,
  Change,
  ChangedField,
  NewAuditEntry,
  RowChange,
} from './store/audit/entries.ts';
export type { StaffNotification } from './store/notifications.ts';
export type { SavedView } from './store/view.ts';

/**
 * Staff of the shop.
 *
 * `signIn` and `signInByCode` open a session, `sessions` lists and ends them; `joining` handles invitation and
 * password links; `members` manages other members, `roles` the custom roles, `keys` API keys, `self` and
 * `secondFactor` the member's own account; `auditLog` records who did what; `newOrders` notifies of orders,
 * `notifications` of other events, `push` manages the browsers that show both; `views` are saved lists; `forgetOld`
 * deletes expired data.
 */
export function createStaff(given: StaffDeps) {
  const { db, clock } = given;
  const identity = endingDevices(db, given.identity);
  const deps = { ...given, identity };
  const notifications = notificationsFor(deps);
  const keys = keysFor(deps);
  const push = pushDevicesFor(deps);
  return {
    signIn: signIn(deps),
    signInByCode: signInByCode(deps),
    /** Signs in a member who has just been authenticated by a link. */
    openSession: async (id: StaffId, agent: string): Promise<SessionToken> =>
      (await identity.sessions.create(db, { id, agent })).token,
    sessions: sessionsFor(deps),
    joining: joiningFor(deps),
    members: membersFor(deps),
    roles: rolesFor(deps),
    keys,
    self: selfFor(deps),
    secondFactor: secondFactorFor(deps),
    auditLog: {
      begin: (entry: Omit<NewAuditEntry, 'at'>): Promise<void> =>
        insertAuditEntry(db, { ...entry, at: clock() }),
      end: (id: string, outcome: string, subject?: string): Promise<void> =>
        endAuditEntry(db, id, { outcome, at: clock(), ...(subject === undefined ? {} : { subject }) }),
      list: (filter: AuditFilter) => listAuditEntries(db, filter),
      find: (id: string) => findAuditEntry(db, id),
      savedVersion: (id: string, tables: readonly string[]) => versionSavedBy(db, id, tables),
      /** What staff changed about one row of a table, the newest first. */
      historyOf: (table: string, key: string, limit: number) => changesOfRow(db, { table, key }, limit),
      /** Takes an erased person out of it; last in the transaction. */
      forgetPerson: (tx: Tx, person: LoggedPerson): Promise<void> => forgetLogged(tx, person),
    },
    newOrders: newOrdersFor(deps),
    notifications,
    push,
    views: {
      list: (id: StaffId, list: string): Promise<SavedView[]> => viewsOf(db, id, list),
      save: (id: StaffId, view: { list: string; name: string; query: string }): Promise<void> =>
        saveView(db, id, view),
      delete: (id: StaffId, view: number): Promise<void> => deleteView(db, id, view),
    },
    forgetOld: async (): Promise<void> => {
      await identity.forgetOld();
      await notifications.forgetOld();
      await keys.forgetOld();
      await push.forgetOld();
    },
  };
}
