import { z } from 'zod';
import { type AnswerDescription, HTML_TYPE, JSON_TYPE } from './description.ts';
import { emptyBody, errorNotice, tooMany, unreadable } from './shapes.ts';

/** What any call may answer before it is looked at. */
export const always = {
  foreign: {
    when: 'the request comes from another site (Origin or Sec-Fetch-Site say so); nothing of it is done',
    status: 403,
    type: HTML_TYPE,
    body: z.literal('-1'),
  },
  forbidden: {
    when: 'the call has a field `security`, and its nonce is missing, stale or not ours',
    status: 403,
    type: HTML_TYPE,
    body: z.literal('-1'),
  },
  tooMany: {
    when: 'too many calls in this minute; `Retry-After` says for how many seconds to wait',
    status: 429,
    type: JSON_TYPE,
    body: tooMany,
  },
  tooManyInHtml: {
    when: 'the same, from a call that answers markup',
    status: 429,
    type: HTML_TYPE,
    body: errorNotice,
  },
  tooLarge: { when: 'the body is over 1 MiB', status: 413, type: JSON_TYPE, body: unreadable },
  unreadable: { when: 'a multipart body is broken', status: 400, type: JSON_TYPE, body: unreadable },
  unknownEndpoint: { when: '`wc-ajax` names no endpoint', status: 200, type: HTML_TYPE, body: emptyBody },
  unknownAction: {
    when: '`action` is missing or names no action of admin-ajax.php',
    status: 400,
    type: HTML_TYPE,
    body: z.literal('0'),
  },
} as const satisfies Record<string, AnswerDescription>;

/** Headers that every answer of a call has: nobody keeps it. Source: WIRE §1 */
export const HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
};
