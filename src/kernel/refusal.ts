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
 * An optimistic lock failed: somebody else saved since the caller read. `stored` is the current value; nothing was
 * written. Every module uses this shape, with status 409.
 */
export type ChangedMeanwhile<Code extends `${string}.changed-meanwhile`, Stored> = {
  code: Code;
  stored: Stored;
};

/** Who saved the stored value, and when. The name is empty for changes by jobs and imports. */
export type Saver = { name: string; at: Date };

/** One reply for every code of a union of refusals, none for anything else. */
export type RefusalReplies<Refusal extends { code: string }> = {
  readonly [Code in Refusal['code']]: RefusalReply<FactOf<Refusal, Code>>;
};
