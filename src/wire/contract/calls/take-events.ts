import { z } from 'zod';
import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';
import { type AnswerDescription, JSON_TYPE, type JsonCallDescription } from '../description.ts';
import { refusalOf } from '../shapes.ts';
import { always } from './always.ts';

const refused = (code: string, when: string, status: number): AnswerDescription => ({
  ...{ when, status, type: JSON_TYPE },
  body: refusalOf(code),
});

/** The endpoint of the shop's own analytics. Source: docs/analytics.md */
export const takeEvents: JsonCallDescription = {
  what: 'Counts what happened on a page. The body is JSON under any content type, as `sendBeacon` sends it; one wrong event refuses its batch. Signed-in staff, robots and events that were counted before are left out with the same answer.',
  address: EVENTS_PATH,
  fields: [
    {
      ...{ name: 'page', missing: 'wrongBatch', wrong: 'wrongBatch' },
      says: 'a name of the page view, drawn by the browser: two numbers of up to ten digits with `-` between',
    },
    {
      ...{ name: 'path', missing: 'wrongBatch', wrong: 'wrongBatch' },
      says: 'the path of the page, without parameters, up to 2000 characters',
    },
    {
      ...{ name: 'width', missing: 'wrongBatch', wrong: 'wrongBatch' },
      says: 'the width of the window in CSS pixels, 0 to 20 000',
    },
    {
      ...{ name: 'events', missing: 'wrongBatch', wrong: 'wrongBatch' },
      says: '1 to 25 of `{ "id", "age", "name", "params" }`: a number within the page view, milliseconds since it happened, and the name and parameters of an event of Google Analytics 4',
    },
  ],
  answers: {
    done: { when: 'the batch is counted', status: 204, type: '', body: z.literal('').describe('empty') },
    wrongBatch: refused(
      'analytics.wrong-batch',
      'the body is no batch, or has an event that is unknown or outside of its bounds',
      422,
    ),
    wrongTime: refused(
      'analytics.wrong-time',
      'an event lies in the future, or all happened more than half an hour ago',
      422,
    ),
    foreignOrigin: refused('analytics.foreign-origin', 'sent from a page of another site', 403),
    tooMany: refused(
      'analytics.too-many',
      'a network sent more than 600 batches within a minute; `Retry-After` has the seconds to wait',
      429,
    ),
    busy: refused('analytics.busy', 'more arrives than can be written', 503),
    tooLarge: { ...always.tooLarge, when: 'the body is over 16 KiB' },
    unreadable: { ...always.unreadable, when: 'the body does not arrive whole' },
  },
  rows: 'AN-02 … AN-11',
};
