import { randomUUID } from 'node:crypto';
import type { Shop } from '#composition/shop.ts';
import { EDIT_CONFLICT, type Saver } from '#kernel/editing/optimistic-lock.ts';
import { isRecord } from '#kernel/is-record.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { asAuditEntry } from '#platform/database/audit-context.ts';
import type { SignedIn } from '#shop/staff';
import {
  type ActionAnswer,
  type ActionCall,
  type ActionRefusal,
  type AdminAction,
  rightsNeeded,
} from './action.ts';
import { auditInput } from './audit-input.ts';
import { isOpenToKeys } from './key-access.ts';
import { type ActionName, actionRegistry, isActionName } from './registry.ts';
import { findHugeNumber, withPlainText } from './sent-text.ts';

/** Invalid input; `problems` maps the path of a field to its message. */
type Unreadable = { code: 'admin.unreadable'; problems: Record<string, string> };

type ActionRequest = Readonly<{
  /** Null if not signed in. */
  signedIn: SignedIn | null;
  name: string;
  /** The unparsed input. */
  sent: unknown;
}> &
  Pick<ActionCall, 'language' | 'address' | 'publicUrl'>;

type Admitting = Omit<ActionRequest, 'name' | 'sent'> & Readonly<{ name: ActionName; kind: string }>;

/** An action with its types erased. */
type AnyAction = AdminAction<unknown, unknown, unknown>;

/** Refusals that get an audit entry. */
const NOTED: readonly string[] = ['staff.forbidden', 'staff.not-by-key'];

type RequestedAction = Readonly<{ call: ActionCall; name: string; action: AnyAction }>;

function refusalFor(
  { call: { member, apiKey }, name, action }: RequestedAction,
  mustHaveFactor: boolean,
): ActionRefusal | null {
  if (apiKey !== undefined && !isOpenToKeys(name, action.need)) return { code: 'staff.not-by-key' };
  if (action.need === 'anybody-new') return null;
  if (mustHaveFactor && !member.hasSecondFactor) return { code: 'staff.second-factor-first' };
  const needed = rightsNeeded(action.need);
  if (needed === null || needed.some((right) => member.rights.includes(right))) return null;
  return Object.assign({ code: 'staff.forbidden' as const }, { right: needed[0] });
}

function isConflict(refusal: ActionRefusal): refusal is ActionRefusal & { saver: Saver } {
  return refusal.code === EDIT_CONFLICT && 'saver' in refusal;
}

function versionIn(value: unknown): number | null {
  return isRecord(value) && typeof value.version === 'number' ? value.version : null;
}

function unreadable(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Unreadable {
  const problems = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  return { code: 'admin.unreadable', problems };
}

/** Parses the input by the action's schema. A number too large for any column is refused before parsing. */
function readInput(action: AnyAction, sent: unknown): Outcome<unknown, Unreadable> {
  const huge = findHugeNumber(sent);
  if (huge !== null) return refuse({ code: 'admin.unreadable', problems: { [huge]: 'too-large' } });
  const read = action.input.safeParse(withPlainText(sent));
  return read.success ? done(read.data) : refuse(unreadable(read.error.issues));
}

/**
 * The only entry point of staff to the shop. It finds an action by name, checks rights, parses the input and records
 * changes in the audit log, as well as refusals for lack of a right.
 *
 * Refusals: `staff.signed-out`, `staff.second-factor-first`, `staff.forbidden`, `staff.not-by-key`,
 * `admin.unknown-action`, `admin.unreadable`, and those of the action.
 * Source: RO-03, RO-04
 */
export function createAdminActions(shop: Shop) {
  const { auditLog } = shop.staff;

  async function remembered({ call, name, action }: RequestedAction, input: unknown): Promise<ActionAnswer> {
    const id = randomUUID();
    const { member, address: place } = call;
    await auditLog.begin({
      id,
      staffId: member.id,
      staffName: member.name,
      action: name,
      subject: action.about(input),
      input: auditInput(input),
      place,
    });
    let outcome = 'fault';
    try {
      const answer = await asAuditEntry(id, () => action.run(call, input));
      outcome = answer.ok ? 'done' : answer.refusal.code;
      if (!answer.ok) return refuse(await withSaver(call, answer.refusal));
      const version = await savedVersion(id, action, answer.value);
      return version === null ? answer : { ...answer, version };
    } finally {
      await auditLog.end(id, outcome);
    }
  }

  /**
   * The version that this audit entry created, even if the record was saved again since; null if it changed nothing.
   */
  async function savedVersion(id: string, { saves }: AnyAction, value: unknown): Promise<number | null> {
    if (saves === undefined) return null;
    return versionIn(value) ?? (await auditLog.savedVersion(id, saves));
  }

  /** Adds to a conflict who saved and when; the shop's host name stands for a save without an author. */
  async function withSaver({ publicUrl }: ActionCall, refusal: ActionRefusal): Promise<ActionRefusal> {
    if (!isConflict(refusal)) return refusal;
    const { saver, ...conflict } = refusal;
    const { hostname } = new URL(publicUrl);
    if ('name' in saver) return Object.assign(conflict, { name: saver.name || hostname, at: saver.at });
    const entry = saver.auditEntry === null ? null : await auditLog.find(saver.auditEntry);
    return Object.assign(conflict, { name: entry?.entry.staffName ?? hostname, at: entry?.entry.at ?? null });
  }

  async function read(call: ActionCall, action: AnyAction, input: unknown) {
    const answer = await action.run(call, input);
    return answer.ok ? answer : refuse(await withSaver(call, answer.refusal));
  }

  /** Records a refused call in the audit log. */
  async function noteRefused(call: ActionCall, name: string, refusal: ActionRefusal): Promise<void> {
    const id = randomUUID();
    const { member, address: place } = call;
    const entry = {
      id,
      staffId: member.id,
      staffName: member.name,
      action: name,
      subject: '',
      input: {},
      place,
    };
    await auditLog.begin(entry);
    await auditLog.end(id, refusal.code);
  }

  /** Returns why the caller may not use an action, or null if allowed. A missing right is recorded. */
  async function refused(call: ActionCall, name: string, action: AnyAction): Promise<ActionRefusal | null> {
    const settings = await shop.settings.all();
    const refusal = refusalFor({ call, name, action }, settings['staff.secondFactor'] === 'required');
    if (refusal !== null && NOTED.includes(refusal.code)) await noteRefused(call, name, refusal);
    return refusal;
  }

  return {
    /** Returns why a file may not be uploaded to an action, checked before the upload starts; null if allowed. */
    admit: async ({ signedIn, name, kind, ...where }: Admitting): Promise<ActionRefusal | null> => {
      if (signedIn === null) return { code: 'staff.signed-out' };
      const action = actionRegistry[name] as unknown as AnyAction;
      const call: ActionCall = { shop, ...signedIn, ...where };
      return (await refused(call, name, action)) ?? action.admits?.(call, kind) ?? null;
    },
    perform: async ({ signedIn, name, sent, ...where }: ActionRequest): Promise<ActionAnswer> => {
      if (signedIn === null) return refuse({ code: 'staff.signed-out' });
      if (!isActionName(name)) return refuse({ code: 'admin.unknown-action' });
      const action = actionRegistry[name] as unknown as AnyAction;
      const call: ActionCall = { shop, ...signedIn, ...where };
      const refusal = await refused(call, name, action);
      if (refusal !== null) return refuse(refusal);
      const input = readInput(action, sent);
      if (!input.ok) return input;
      return action.changes
        ? remembered({ call, name, action }, input.value)
        : read(call, action, input.value);
    },
  };
}

export type AdminActions = ReturnType<typeof createAdminActions>;
