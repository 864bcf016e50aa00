import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { FormDeps } from '../deps.ts';
import type { FormRefusal } from '../refusals.ts';
import { type ContactDraft, parseContact } from '../rules/contact-form.ts';
import { saveEntry } from '../store/entries.ts';
import { refuseSender, senderOf } from './accept-sender.ts';

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

/**
 * Stores a message and queues its email, in one transaction. A filled honeypot gets the usual answer; the message
 * is stored as spam and not mailed. The same form sent twice is one message.
 *
 * Refusals: `forms.wrong-fields`, `forms.too-quick`, `forms.stale`, `forms.too-many`.
 * Source: FM-06
 */
export function sendMessage(deps: FormDeps) {
  const { db, clock, signature, raise } = deps;
  return async (sending: Sending): Promise<Outcome<null, FormRefusal>> => {
    const { draft, language, token, trap, consentText, address } = sending;
    const parsed = parseContact(draft);
    if (!parsed.ok) return refuse({ code: 'forms.wrong-fields', problems: parsed.problems });
    const now = clock();
    const sender = senderOf(signature, address);
    const held = await refuseSender(deps, { token, sender }, now);
    if (held !== null) return refuse(held);
    const { consent: _ticked, ...form } = parsed.form;
    const status = trap === '' ? 'new' : 'spam';
    const digest = signature.digest(JSON.stringify([token, form]));
    await db.transaction().execute(async (tx) => {
      const id = await saveEntry(tx, {
        ...form,
        ...{ form: 'contact', title: '', answers: [], status, language, consentText },
        ...{ digest, sender, writtenAt: now },
      });
      if (id !== null && status === 'new') await raise(tx, 'MessageReceived', { id });
    });
    return done(null);
  };
}
