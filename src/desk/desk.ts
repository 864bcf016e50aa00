import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { asAuditEntry } from '#platform/database/audit-context.ts';
import { type Member, type Right, rightsOf, type SignedIn } from '#shop/staff';
import type { Shop } from '#src/compose.ts';
import { forTheRecord } from './record.ts';
import { findHugeNumber, withPlainText } from './sent-text.ts';
import type { DeskCall, DeskRefusal, Verb } from './verb.ts';
import { isVerbName, type VerbName, verbs } from './verbs.ts';

/** What is wrong with what was sent, by the path of the field. */
type Unreadable = { code: 'desk.unreadable'; problems: Record<string, string> };

type Asking = Readonly<{
  /** Null: nobody is signed in. */
  signedIn: SignedIn | null;
  name: string;
  /** What was sent, as it came. */
  sent: unknown;
}> &
  Pick<DeskCall, 'language' | 'address' | 'publicUrl'>;

type Admitting = Omit<Asking, 'name' | 'sent'> & Readonly<{ name: VerbName; kind: string }>;

/** One verb whose types nobody knows any more. */
type AnyVerb = Verb<unknown, unknown, unknown>;

function refusalFor(verb: AnyVerb, member: Member, mustHaveFactor: boolean): DeskRefusal | null {
  if (verb.need === 'anybody-new') return null;
  if (mustHaveFactor && !member.hasSecondFactor) return { code: 'staff.second-factor-first' };
  if (verb.need === 'anybody') return null;
  const right: Right = verb.need;
  return rightsOf(member.role).includes(right)
    ? null
    : Object.assign({ code: 'staff.forbidden' as const }, { right });
}

function unreadable(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Unreadable {
  const problems = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  return { code: 'desk.unreadable', problems };
}

/** What was sent as the verb takes it; a number that no column holds is refused before any schema sees it. */
function readInput(verb: AnyVerb, sent: unknown): Outcome<unknown, Unreadable> {
  const huge = findHugeNumber(sent);
  if (huge !== null) return refuse({ code: 'desk.unreadable', problems: { [huge]: 'too-large' } });
  const read = verb.input.safeParse(withPlainText(sent));
  return read.success ? done(read.data) : refuse(unreadable(read.error.issues));
}

/**
 * The one way by which staff reaches the shop: every verb is asked for by name, allowed or refused by the role, read by its
 * schema, and remembered with what it changed. A refused right is remembered too.
 *
 * Refusals: `staff.signed-out`, `staff.second-factor-first`, `staff.forbidden`, `desk.unknown-verb`, `desk.unreadable`, and
 * those of the verb.
 * Source: RO-03, RO-04
 */
export function createDesk(shop: Shop) {
  const { acts } = shop.staff;

  async function remembered(
    { call, name, verb }: { call: DeskCall; name: string; verb: AnyVerb },
    input: unknown,
  ): Promise<Outcome<unknown, DeskRefusal>> {
    const id = randomUUID();
    const { member, address: place } = call;
    await acts.begin({
      id,
      staffId: member.id,
      staffName: member.name,
      verb: name,
      subject: verb.about(input),
      input: forTheRecord(input),
      place,
    });
    let outcome = 'fault';
    try {
      const answer = await asAuditEntry(id, () => verb.run(call, input));
      outcome = answer.ok ? 'done' : answer.refusal.code;
      return answer;
    } finally {
      await acts.end(id, outcome);
    }
  }

  /** A refused right is worth knowing of. */
  async function noteRefused(call: DeskCall, name: string, refusal: DeskRefusal): Promise<void> {
    const id = randomUUID();
    const { member, address: place } = call;
    const asked = {
      id,
      staffId: member.id,
      staffName: member.name,
      verb: name,
      subject: '',
      input: {},
      place,
    };
    await acts.begin(asked);
    await acts.end(id, refusal.code);
  }

  /** Why somebody may not ask for a verb at all, remembered where a right is missing; null when they may. */
  async function refused(call: DeskCall, name: string, verb: AnyVerb): Promise<DeskRefusal | null> {
    const settings = await shop.settings.all();
    const refusal = refusalFor(verb, call.member, settings['staff.secondFactor'] === 'required');
    if (refusal?.code === 'staff.forbidden') await noteRefused(call, name, refusal);
    return refusal;
  }

  return {
    /** Why a file may not be sent to a verb, asked before any of it arrives; null when it may. */
    admit: async ({ signedIn, name, kind, ...where }: Admitting): Promise<DeskRefusal | null> => {
      if (signedIn === null) return { code: 'staff.signed-out' };
      const verb = verbs[name] as unknown as AnyVerb;
      const call: DeskCall = { shop, ...signedIn, ...where };
      return (await refused(call, name, verb)) ?? verb.admits?.(call, kind) ?? null;
    },
    perform: async ({ signedIn, name, sent, ...where }: Asking): Promise<Outcome<unknown, DeskRefusal>> => {
      if (signedIn === null) return refuse({ code: 'staff.signed-out' });
      if (!isVerbName(name)) return refuse({ code: 'desk.unknown-verb' });
      const verb = verbs[name] as unknown as AnyVerb;
      const call: DeskCall = { shop, ...signedIn, ...where };
      const refusal = await refused(call, name, verb);
      if (refusal !== null) return refuse(refusal);
      const input = readInput(verb, sent);
      if (!input.ok) return input;
      return verb.changes ? remembered({ call, name, verb }, input.value) : verb.run(call, input.value);
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
