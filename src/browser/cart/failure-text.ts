import type { CartConfig } from './config.ts';
import { StatusError } from './post.ts';

/** The server answers, but nothing can be changed there just now. */
const AWAY = 503;

/** What is said of a change that failed. */
export function failureText(failure: unknown, { awayText, wrongText }: CartConfig): string {
  return failure instanceof StatusError && failure.status === AWAY ? awayText : wrongText;
}
