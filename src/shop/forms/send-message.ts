import { clientNetwork } from '#kernel/client-network.ts';
import type { FormEntryId } from '#kernel/ids.ts';
import { type Clock, HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { type ContactDraft, parseContact } from './contact-form.ts';
import { recentEntries, saveEntry } from './forms.store.ts';
import { checkAge, checkRate, MOST_PER_HOUR } from './hold-off.ts';
import type { FormRefusal } from './refusals.ts';

export type FormNeeds = {
  db: Db;
  clock: Clock;
  signature: Signature;
  /** For how many days a message is kept. */
  keptDays: () => Promise<number>;
  /** Told in the transaction that keeps a message: the mail to the shop is queued there. */
  messageKept: (tx: DbOrTx, id: FormEntryId) => Promise<void>;
};

export type Sending = {
  draft: ContactDraft;
  language: Language;
  /** The token that the form was handed out with. */
  token: string;
  /** What stood in the field that nobody sees. */
  trap: string;
  /** The sentence beside the box, as it was shown. */
  consentText: string;
  /** Where the request came from. */
  address: string;
};

const PREFIX = 'contact|';

/** A token that says when the form was handed out. */
export function handOutToken(signature: Signature, now: Instant): string {
  return signature.sign(`${PREFIX}${now.getTime()}`);
}

function handedOutAt(signature: Signature, token: string): Instant | null {
  const text = signature.read(token);
  return text?.startsWith(PREFIX) ? new Date(Number(text.slice(PREFIX.length))) : null;
}

/**
 * Takes a message to the shop: kept, and its mail queued, in one transaction. What fills in the hidden field is
 * thanked, kept as spam and mailed to nobody; the same message sent twice from one page is one.
 *
 * Refusals: `forms.wrong-fields`, `forms.too-quick`, `forms.stale`, `forms.too-many`.
 * Source: FM-06
 */
export function sendMessage({ db, clock, signature, messageKept }: FormNeeds) {
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
      if (id !== null && status === 'new') await messageKept(tx, id);
    });
    return done(null);
  };
}
