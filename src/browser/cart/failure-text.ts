import { StatusError } from './changes/post.ts';
import type { CartConfig } from './config.ts';

/** The status of a server that temporarily accepts no changes. */
const AWAY = 503;

/** The reason of a failure, or an empty text when it is unknown. */
export function failureReason(failure: unknown, { awayText }: CartConfig): string {
  return failure instanceof StatusError && failure.status === AWAY ? awayText : '';
}

/** The message of a failed change. */
export function failureText(failure: unknown, config: CartConfig): string {
  return failureReason(failure, config) || config.wrongText;
}
