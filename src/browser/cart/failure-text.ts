import type { CartConfig } from './config.ts';
import { StatusError } from './post.ts';

/** The server answers, but nothing can be changed there just now. */
const AWAY = 503;

/** What more is known of a failure than that something went wrong; empty where nothing is. */
export function failureReason(failure: unknown, { awayText }: CartConfig): string {
  return failure instanceof StatusError && failure.status === AWAY ? awayText : '';
}

/** What is said of a change that failed. */
export function failureText(failure: unknown, config: CartConfig): string {
  return failureReason(failure, config) || config.wrongText;
}
