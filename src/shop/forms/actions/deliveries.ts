import { createHmac } from 'node:crypto';
import type { FormEntryId } from '#kernel/ids.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { FormDeps } from '../deps.ts';
import type { EntryRefusal } from '../refusals.ts';
import {
  type Delivery,
  deliveriesOf,
  findDelivery,
  noteAttempt,
  reopenDelivery,
} from '../store/deliveries.ts';
import { type FormEntry, findEntry } from '../store/entries.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
/** Of the answer nothing but its status counts. */
const MOST_BYTES = 64 * 1024;

/** The body of a call; files are named, not sent. */
function bodyOf({ id, form, title, language, writtenAt, consentText, answers }: FormEntry): string {
  const values = answers.map(({ key, values: all, type }) => [
    key,
    type === 'choices' ? all : (all[0] ?? ''),
  ]);
  return JSON.stringify({
    ...{ id, form, title, language, sent_at: writtenAt.toISOString(), consent: consentText },
    answers: Object.fromEntries(values),
  });
}

/** HMAC-SHA256 of the timestamp and the body, hexadecimal: prevents forged and replayed calls. */
export function signCall(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/**
 * Webhook deliveries, only over TLS and to public addresses.
 *
 * `deliver` sends one and records the result: null when accepted, else why it must be retried; `of` returns those of
 * an entry; `again` requeues a failed one (refuses `forms.no-delivery`); `secret` lets receivers verify calls.
 */
export function createDeliveries({ db, clock, signature, publicFetch, mostAttempts, raise }: FormDeps) {
  const secret = () => signature.digest('webhooks of forms');

  async function call(
    { id, url }: Delivery,
    entry: FormEntry,
  ): Promise<{ status: number | null; error: string }> {
    const body = bodyOf(entry);
    const seconds = Math.floor(clock().getTime() / SECOND_MS);
    const headers = {
      'content-type': 'application/json',
      'x-jamra-delivery': String(id),
      'x-jamra-timestamp': String(seconds),
      'x-jamra-signature': `sha256=${signCall(secret(), seconds, body)}`,
    };
    const requested = { url, body, headers, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES, isSecret: true };
    const answer = await publicFetch(requested);
    if (!answer.ok) return { status: null, error: answer.refusal.code };
    const { status } = answer.value;
    return { status, error: status >= 200 && status < 300 ? '' : 'refused' };
  }

  return {
    secret,
    of: (id: FormEntryId): Promise<Delivery[]> => deliveriesOf(db, id),
    deliver: async (id: number): Promise<string | null> => {
      const delivery = await findDelivery(db, id);
      const entry = delivery === null ? null : await findEntry(db, delivery.entryId);
      if (delivery?.status !== 'waiting' || entry === null) return null;
      const called = await call(delivery, entry);
      // An address inside is one at every attempt.
      const isLast = called.error === 'inside' || delivery.attempts + 1 >= mostAttempts;
      await noteAttempt(db, id, { ...called, isLast, now: clock() });
      return called.error === '' || isLast ? null : called.error;
    },
    again: (id: FormEntryId, delivery: number): Promise<Outcome<null, EntryRefusal>> =>
      db.transaction().execute(async (tx) => {
        if (!(await reopenDelivery(tx, id, delivery))) return refuse({ code: 'forms.no-delivery' });
        await raise(tx, 'WebhookDue', { id: delivery });
        return done(null);
      }),
  };
}
