/** The statuses a refusal may have; docs/refusals.md says which of them is for what. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** How a refusal is answered: its HTTP status, and the facts that its sentence takes. */
export type RefusalReply<Fact extends string = string> = Readonly<{
  status: RefusalStatus;
  facts?: readonly Fact[];
}>;

type FactOf<Refusal extends { code: string }, Code> = Refusal extends { code: string }
  ? Code extends Refusal['code']
    ? Exclude<keyof Refusal & string, 'code'>
    : never
  : never;

/**
 * Somebody else changed a thing since it was looked at: what stands there now; nothing was written. Every module says so
 * by this shape, with the status 409.
 */
export type ChangedMeanwhile<Code extends `${string}.changed-meanwhile`, Stored> = {
  code: Code;
  stored: Stored;
};

/** Who saved what stands there, and when, where that is kept; no name for what saved itself. */
export type Saver = { name: string; at: Date };

/** One reply for every code of a union of refusals, none for anything else. */
export type RefusalReplies<Refusal extends { code: string }> = {
  readonly [Code in Refusal['code']]: RefusalReply<FactOf<Refusal, Code>>;
};
