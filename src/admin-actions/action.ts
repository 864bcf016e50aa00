import type { z } from 'zod';
import type { Shop } from '#composition/shop.ts';
import type { Editor } from '#kernel/editing/editor.ts';
import type { Language } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import type { Member, Right, SignedIn, StaffSession } from '#shop/staff';

/** The caller of an action and where the request comes from. */
export type ActionCall = Readonly<{
  shop: Shop;
  member: Member;
  session: StaffSession;
  /** The API key of the request; absent for a signed-in staff member. */
  apiKey?: SignedIn['apiKey'];
  /** The language of the response. */
  language: Language;
  /** The client's IP address. */
  address: string;
  /** The shop's base URL, without a trailing slash. */
  publicUrl: string;
}>;

/** The author that a revision or timeline records for a change. */
export function editorOf({ member }: ActionCall): Editor {
  return { staffId: member.id, name: member.name };
}

/** A refusal of any module: `code` selects message and status, further properties are the facts of the message. */
export type ActionRefusal = { readonly code: RefusalCode };

/**
 * Who may call an action: staff with the right, or with any of the rights; `anybody` is all staff; `anybody-new` also
 * admits staff who still have to set up a required second factor.
 */
export type Need = Right | readonly [Right, ...Right[]] | 'anybody' | 'anybody-new';

/** The rights of which the caller needs one; null if none is needed. */
export function rightsNeeded(need: Need): readonly [Right, ...Right[]] | null {
  if (need === 'anybody' || need === 'anybody-new') return null;
  return typeof need === 'string' ? [need] : need;
}

/**
 * One thing staff may do or read: the right it needs, its input schema and its implementation. An action that changes
 * something gets an audit entry with its author and every changed row before and after. `Sent` is the raw input,
 * `Input` the parsed one.
 */
export type AdminAction<Sent, Input, Value> = Readonly<{
  need: Need;
  changes: boolean;
  /**
   * Tables of the record that the action saves under an optimistic lock. If set, the answer includes the version that
   * the save created.
   */
  saves?: readonly string[];
  input: z.ZodType<Input, Sent>;
  /** Refuses a file by its kind before the upload starts; absent for actions without files. */
  admits?: (call: ActionCall, kind: string) => ActionRefusal | null;
  /** The subject of the audit entry, such as `order:17`. */
  about: (input: Input) => string;
  run: (call: ActionCall, input: Input) => Promise<Outcome<Value, ActionRefusal>>;
}>;

type Looking<Sent, Input, Value> = Pick<AdminAction<Sent, Input, Value>, 'need' | 'input' | 'run'>;
type Changing<Sent, Input, Value> = Looking<Sent, Input, Value> &
  Pick<AdminAction<Sent, Input, Value>, 'admits' | 'saves'> & { about?: (input: Input) => string };

/** The result of an action, with the version of the saved record if it created one. */
export type ActionAnswer = Outcome<unknown, ActionRefusal> & Readonly<{ version?: number }>;

/** An action that changes nothing others can see; it gets no audit entry. */
export function readAction<Sent, Input, Value>(
  action: Looking<Sent, Input, Value>,
): AdminAction<Sent, Input, Value> {
  return { ...action, changes: false, about: () => '' };
}

/** An action that changes something; it gets an audit entry. */
export function writeAction<Sent, Input, Value>(
  action: Changing<Sent, Input, Value>,
): AdminAction<Sent, Input, Value> {
  return { about: () => '', ...action, changes: true };
}
