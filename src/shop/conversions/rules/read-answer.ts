import { cutText } from '#kernel/text/cut-text.ts';
import { parseJson } from '#kernel/text/parse-json.ts';

const LONGEST = 300;
const TIMEOUT = 408;
const TOO_MANY = 429;

/** A service's answer. `mayTryAgain`: the same call may succeed later. */
export type ServiceAnswer = Readonly<{ isTaken: boolean; mayTryAgain: boolean; text: string }>;

type GraphError = Readonly<{ message?: unknown; is_transient?: unknown }>;

function errorOf(body: string): GraphError {
  const read = parseJson(body);
  const error = typeof read === 'object' && read !== null && 'error' in read ? read.error : null;
  return typeof error === 'object' && error !== null ? error : {};
}

/** Removes the secret, plain or URL-encoded, from a text: services quote requests that they refuse. */
function withoutSecret(text: string, secret: string): string {
  const inQuery = new URLSearchParams([['', secret]]).toString().slice(1);
  return [secret, encodeURIComponent(secret), inQuery].reduce(
    (left, form) => (form === '' ? left : left.replaceAll(form, '…')),
    text,
  );
}

/** Reads a service's answer: Google returns 2xx without a body, Meta returns errors as JSON. */
export function readAnswer(status: number, body: string, secret: string): ServiceAnswer {
  if (status >= 200 && status < 300) return { isTaken: true, mayTryAgain: false, text: '' };
  const { message, is_transient: isTransient } = errorOf(body);
  return {
    isTaken: false,
    mayTryAgain: status >= 500 || status === TIMEOUT || status === TOO_MANY || isTransient === true,
    text: typeof message === 'string' ? cutText(withoutSecret(message, secret), LONGEST) : '',
  };
}
