import { randomUUID } from 'node:crypto';
import type { CustomerId, SessionId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Customer } from '../customer.ts';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { type ProfileDraft, type ProfileForm, parseProfile } from '../rules/profile-form.ts';
import { deleteConsent, noteEvent, saveProfile } from '../store/customer.ts';

/** The effects besides the details: an email to confirm, a password that ended other sessions. */
export type ProfileChange = Readonly<{ awaits: string | null; hasNewPassword: boolean }>;

export type ChangingProfile = Readonly<{ customer: Customer; session: SessionId; draft: ProfileDraft }>;

const FROM_DETAILS = 'account';

function consentAfter(customer: Customer, { wantsOffers }: ProfileForm, at: Date): Customer['consent'] {
  if (!wantsOffers) return null;
  return customer.consent ?? { at, source: FROM_DETAILS };
}

function isOtherEmail(customer: Customer, form: ProfileForm): boolean {
  return form.email.toLowerCase() !== customer.email.toLowerCase();
}

/** A new email or password requires the current password. */
async function proof(
  { identity }: CustomerDeps,
  { customer, draft, form }: { customer: Customer; draft: ProfileDraft; form: ProfileForm },
): Promise<CustomerRefusal | null> {
  if (!isOtherEmail(customer, form) && form.password === null) return null;
  if (draft.password_current === '')
    return {
      code: 'customers.wrong-fields',
      problems: { password_current: 'password-current-for-email' },
    };
  const wrong = await identity.passwords.check(customer.id, draft.password_current);
  return wrong?.code === 'customers.wrong-password'
    ? { code: 'customers.wrong-fields', problems: { password_current: 'password-current-wrong' } }
    : wrong;
}

type Saving = ChangingProfile & { form: ProfileForm; passwordHash: string | null };

async function save(
  deps: CustomerDeps,
  tx: Tx,
  { customer, session, form, passwordHash }: Saving,
): Promise<void> {
  const now = deps.clock();
  const { id } = customer;
  const displayName =
    form.displayName === customer.displayName && form.firstName !== customer.firstName
      ? ''
      : form.displayName;
  await saveProfile(tx, id, { ...form, displayName, consent: consentAfter(customer, form, now) });
  if ((customer.consent !== null) !== form.wantsOffers)
    await noteEvent(tx, id, {
      kind: form.wantsOffers ? 'consented' : 'consent-withdrawn',
      actor: 'customer',
      at: now,
    });
  if (isOtherEmail(customer, form))
    await deps.raise(tx, 'EmailRequested', {
      kind: 'email',
      id: randomUUID(),
      email: form.email,
      customerId: id,
    });
  if (passwordHash === null) return;
  await deps.identity.passwords.save(tx, id, { email: customer.email, hash: passwordHash });
  await deps.identity.sessions.endAll(tx, id, session);
  await noteEvent(tx, id, { kind: 'password-changed', actor: 'customer', at: now });
  await deps.raise(tx, 'EmailRequested', { kind: 'password-changed', id: randomUUID(), customerId: id });
}

/**
 * Changes a customer's profile. A new email takes effect once its link is opened; a new password ends the other
 * sessions.
 *
 * Refusals: `customers.wrong-fields`, `customers.too-many`.
 * Source: AC-01, CU-01
 */
export function changeProfile(deps: CustomerDeps) {
  return async (changing: ChangingProfile): Promise<Outcome<ProfileChange, CustomerRefusal>> => {
    const { customer, draft } = changing;
    const checked = parseProfile(draft);
    if (!checked.ok) return refuse({ code: 'customers.wrong-fields', problems: checked.problems });
    const { form } = checked;
    const wrong = await proof(deps, { customer, draft, form });
    if (wrong !== null) return refuse(wrong);
    const passwordHash =
      form.password === null ? null : await deps.identity.passwords.hash(form.password.next);
    await deps.db.transaction().execute((tx) => save(deps, tx, { ...changing, form, passwordHash }));
    return done({
      awaits: isOtherEmail(customer, form) ? form.email : null,
      hasNewPassword: passwordHash !== null,
    });
  };
}

/** Withdraws the consent to marketing, by the link of a mail or by the form. */
export function refuseOffers({ db, clock }: Pick<CustomerDeps, 'db' | 'clock'>) {
  return (id: CustomerId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (await deleteConsent(tx, id))
        await noteEvent(tx, id, { kind: 'consent-withdrawn', actor: 'customer', at: clock() });
    });
}
