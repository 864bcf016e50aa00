import type { EDIT_CONFLICT, UNKNOWN_VERSION } from './editing/optimistic-lock.ts';
import type { CONFIRM_PUBLISHING } from './editing/publishing.ts';

/** HTTP statuses of refusals; docs/refusals.md lists what each is used for. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** The HTTP status of a refusal and the facts its message takes. */
export type RefusalReply<Fact extends string = string> = Readonly<{
  status: RefusalStatus;
  facts?: readonly Fact[];
}>;

type FactOf<Refusal extends { code: string }, Code> = Refusal extends { code: string }
  ? Code extends Refusal['code']
    ? Exclude<keyof Refusal & string, 'code'>
    : never
  : never;

/** One reply for each code of a union of refusals; optimistic locks and publishing have shared ones. */
export type RefusalReplies<Refusal extends { code: string }> = {
  readonly [Code in Exclude<
    Refusal['code'],
    typeof EDIT_CONFLICT | typeof UNKNOWN_VERSION | typeof CONFIRM_PUBLISHING
  >]: RefusalReply<FactOf<Refusal, Code>>;
};
