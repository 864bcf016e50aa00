import type { z } from 'zod';
import type { Shop } from '#composition/shop.ts';
import type { Editor } from '#kernel/editing/editor.ts';
import type { Language } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import type { Member, Right, SignedIn, StaffSession } from '#shop/staff';

/** Who asks for something, and where from. */
export type ActionCall = Readonly<{
  shop: Shop;
  member: Member;
  session: StaffSession;
  /** The API key by which a program asks. */
  apiKey?: SignedIn['apiKey'];
  /** The language the answer is shown in. */
  language: Language;
  /** The internet address of the browser. */
  address: string;
  /** Where the shop stands, without a slash at the end. */
  publicUrl: string;
}>;

/** Whom a history names for a change. */
export function editorOf({ member }: ActionCall): Editor {
  return { staffId: member.id, name: member.name };
}

/** A refusal of whichever module; its code names its words and its status, the rest are the facts of its sentence. */
export type ActionRefusal = { readonly code: RefusalCode };

/** Whom somebody may ask: holders of a right, or of any of some; everybody of the staff; or those, too, who have no second factor yet. */
export type Need = Right | readonly [Right, ...Right[]] | 'anybody' | 'anybody-new';

/** The rights of which one is needed; null where none is. */
export function rightsNeeded(need: Need): readonly [Right, ...Right[]] | null {
  if (need === 'anybody' || need === 'anybody-new') return null;
  return typeof need === 'string' ? [need] : need;
}

/**
 * One thing staff may do or look at: the right it needs, what it takes, and how it is done. What changes something is
 * remembered with who did it, and every row it changed with what stood there before. `Sent` is what is sent to it, `Input`
 * what its schema reads there.
 */
export type AdminAction<Sent, Input, Value> = Readonly<{
  need: Need;
  changes: boolean;
  /**
   * Tables of the record that an editor saves by it under an optimistic lock: beside its value the answer has the version that it
   * made.
   */
  saves?: readonly string[];
  input: z.ZodType<Input, Sent>;
  /** Why a file of a kind is refused before any of it arrives; an action that takes no files has none. */
  admits?: (call: ActionCall, kind: string) => ActionRefusal | null;
  /** What it is about, as `order:17`. */
  about: (input: Input) => string;
  run: (call: ActionCall, input: Input) => Promise<Outcome<Value, ActionRefusal>>;
}>;

type Looking<Sent, Input, Value> = Pick<AdminAction<Sent, Input, Value>, 'need' | 'input' | 'run'>;
type Changing<Sent, Input, Value> = Looking<Sent, Input, Value> &
  Pick<AdminAction<Sent, Input, Value>, 'admits' | 'saves'> & { about?: (input: Input) => string };

/** What an action answers: its value, and the version of the record that it saved, where it made one. */
export type ActionAnswer = Outcome<unknown, ActionRefusal> & Readonly<{ version?: number }>;

/** An action that changes nothing that others see; the audit log has no entry of it. */
export function readAction<Sent, Input, Value>(
  action: Looking<Sent, Input, Value>,
): AdminAction<Sent, Input, Value> {
  return { ...action, changes: false, about: () => '' };
}

/** An action that changes something. */
export function writeAction<Sent, Input, Value>(
  action: Changing<Sent, Input, Value>,
): AdminAction<Sent, Input, Value> {
  return { about: () => '', ...action, changes: true };
}
