import type { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import type { Member, Right, StaffSession } from '#shop/staff';
import type { Shop } from '#src/compose.ts';

/** Who asks for something, and where from. */
export type DeskCall = Readonly<{
  shop: Shop;
  member: Member;
  session: StaffSession;
  /** The language the answer is shown in. */
  language: Language;
  /** The internet address of the browser. */
  address: string;
  /** Where the shop stands, without a slash at the end. */
  publicUrl: string;
}>;

/** A refusal of whichever module; its code names its words and its status, the rest are the facts of its sentence. */
export type DeskRefusal = { readonly code: RefusalCode };

/** Whom somebody may ask: holders of a right; everybody of the staff; or those, too, who have no second factor yet. */
export type Need = Right | 'anybody' | 'anybody-new';

/**
 * One thing staff may do or look at: the right it needs, what it takes, and how it is done. What changes something is
 * remembered with who did it, and every row it changed with what stood there before. `Sent` is what is sent to it, `Input`
 * what its schema reads there.
 */
export type Verb<Sent, Input, Value> = Readonly<{
  need: Need;
  changes: boolean;
  input: z.ZodType<Input, Sent>;
  /** Why a file of a kind is refused before any of it arrives; a verb that takes no files has none. */
  admits?: (call: DeskCall, kind: string) => DeskRefusal | null;
  /** What it is about, as `order:17`. */
  about: (input: Input) => string;
  run: (call: DeskCall, input: Input) => Promise<Outcome<Value, DeskRefusal>>;
}>;

type Looking<Sent, Input, Value> = Pick<Verb<Sent, Input, Value>, 'need' | 'input' | 'run'>;
type Changing<Sent, Input, Value> = Looking<Sent, Input, Value> &
  Pick<Verb<Sent, Input, Value>, 'admits'> & { about?: (input: Input) => string };

/** A verb that only looks. */
export function look<Sent, Input, Value>(verb: Looking<Sent, Input, Value>): Verb<Sent, Input, Value> {
  return { ...verb, changes: false, about: () => '' };
}

/** A verb that changes something. */
export function change<Sent, Input, Value>(verb: Changing<Sent, Input, Value>): Verb<Sent, Input, Value> {
  return { about: () => '', ...verb, changes: true };
}
