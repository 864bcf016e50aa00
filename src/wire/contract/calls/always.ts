import { z } from 'zod';
import { type AnswerDescription, HTML_TYPE, JSON_TYPE } from '../description.ts';
import { emptyBody, errorNotice, tooMany, unreadable } from '../shapes.ts';

/** Answers that any call may give before it is processed. */
export const always = {
  foreign: {
    when: 'the request comes from another site, by Origin or Sec-Fetch-Site; nothing is done',
    status: 403,
    type: HTML_TYPE,
    body: z.literal('-1'),
  },
  forbidden: {
    when: 'the field `security` has a missing, expired or invalid nonce',
    status: 403,
    type: HTML_TYPE,
    body: z.literal('-1'),
  },
  tooMany: {
    when: 'too many calls in this minute; `Retry-After` has the seconds to wait',
    status: 429,
    type: JSON_TYPE,
    body: tooMany,
  },
  tooManyInHtml: {
    when: 'the same, for a call that answers HTML',
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

/** Headers of every wire response. Source: WIRE §1 */
export const HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
};
