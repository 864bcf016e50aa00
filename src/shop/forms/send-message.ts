import { type Clock, HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';
import { type ContactDraft, parseContact } from './contact-form.ts';
import { recentEntries, saveEntry } from './forms.store.ts';
import type { FormRefusal } from './refusals.ts';
import { checkAge, checkRate, MOST_PER_HOUR } from './throttle.ts';

export type FormDeps = {
  db: Db;
  clock: Clock;
  signature: Signature;
  /** Retention period of messages, in days. */
  keptDays: () => Promise<number>;
  raise: Raise;
};

export type Sending = {
  draft: ContactDraft;
  language: Language;
  /** The form's token. */
  token: string;
  /** The value of the honeypot field. */
  trap: string;
  /** The consent sentence as shown. */
  consentText: string;
  /** The client address. */
  address: string;
};

const PREFIX = 'contact|';

/** Makes a signed token with the time. */
export function signToken(signature: Signature, now: Instant): string {
  return signature.sign(`${PREFIX}${now.getTime()}`);
}

function handedOutAt(signature: Signature, token: string): Instant | null {
  const text = signature.read(token);
  return text?.startsWith(PREFIX) ? new Date(Number(text.slice(PREFIX.length))) : null;
}

/**
 * Stores a message and queues its email, in one transaction. A filled honeypot gets the usual answer; the message
 * is stored as spam and not mailed. The same form sent twice is one message.
 *
 * Refusals: `forms.wrong-fields`, `forms.too-quick`, `forms.stale`, `forms.too-many`.
 * Source: FM-06
 */
export function sendMessage({ db, clock, signature, raise }: FormDeps) {
  return async (sending: Sending): Promise<Outcome<null, FormRefusal>> => {
    const { draft, language, token, trap, consentText, address } = sending;
    const parsed = parseContact(draft);
    if (!parsed.ok) return refuse({ code: 'forms.wrong-fields', problems: parsed.problems });
    const now = clock();
    const early = checkAge(handedOutAt(signature, token), now);
    if (early !== null) return refuse(early);
    const sender = signature.digest(`sender|${clientNetwork(address)}`);
    const since = new Date(now.getTime() - HOUR_MS);
    const tooMany = checkRate(await recentEntries(db, { sender, since, limit: MOST_PER_HOUR }), now);
    if (tooMany !== null) return refuse(tooMany);
    const { consent: _ticked, ...form } = parsed.form;
    const status = trap === '' ? 'new' : 'spam';
    const digest = signature.digest(JSON.stringify([token, form]));
    await db.transaction().execute(async (tx) => {
      const entry = {
        ...form,
        form: 'contact',
        status,
        language,
        consentText,
        digest,
        sender,
        writtenAt: now,
      };
      const id = await saveEntry(tx, entry);
      if (id !== null && status === 'new') await raise(tx, 'MessageReceived', { id });
    });
    return done(null);
  };
}
