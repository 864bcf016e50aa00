import type { CustomerId } from '#kernel/ids.ts';
import { addressesFor } from './addresses.ts';
import { changeProfile, refuseOffers } from './change-profile.ts';
import { findCustomer } from './customer.store.ts';
import type { Customer } from './customer.ts';
import { eraseMyself, exportCustomer } from './erase.ts';
import { choosePassword, confirmEmail, lookAtLink, openAccount } from './follow-link.ts';
import { prepareLetter } from './letters.ts';
import { limitsOf, networksOf } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import { importOldCustomers } from './old/import-old.ts';
import { findFormerOwners } from './old/old.store.ts';
import { askForReset, register } from './register.ts';
import { deleteExpiredSessions } from './session.store.ts';
import { sessionsFor } from './sessions.ts';
import { signIn, signInByCode } from './sign-in.ts';
import { staffVerbs } from './staff.ts';
import { deleteExpiredTokens } from './token.store.ts';
import { trackOrder } from './track.ts';
import { twoFactorFor } from './two-factor.ts';

/** The form of an address: what was typed, what it means, how a kept one is shown. */
export { ADDRESS_FIELDS, type AddressDraft, readAddressDraft, toAddressDraft } from './address-form.ts';
export type { ProfileChange } from './change-profile.ts';
export type { Address, Customer, Session } from './customer.ts';
/** What a browser is called in the list of sessions. */
export { type Device, deviceOf } from './device.ts';
/** What has to be typed to delete an account. */
export { ERASE_WORDS } from './erase.ts';
export type { Linked } from './follow-link.ts';
export type { AccountLetter, WantedLetter } from './letters.ts';
/** Staff's list: how it may be ordered, and one line of it. */
export { CUSTOMER_ORDERS, type CustomerOrder, type GoneCustomer, type ListedCustomer } from './list.store.ts';
export type { CustomerNeeds, Joining, Person, PersonalFacts } from './needs.ts';
/** The columns by which a table of customers is known. */
export { CUSTOMER_COLUMNS } from './old/read-row.ts';
/** The form of an account's details. */
export { PROFILE_FIELDS, type ProfileDraft, readProfileDraft, toProfileDraft } from './profile-form.ts';
export type { CustomerRefusal, Problems } from './refusals.ts';
/** The form by which somebody asks for an account. */
export { REGISTER_FIELDS, type RegisterDraft, readRegisterDraft } from './register.ts';
/** Who is signed in; what a browser keeps of it, and for how long. */
export { type Account, type NewSession, REMEMBERED_MS } from './sessions.ts';
export type { Entry } from './sign-in.ts';

/**
 * Accounts of shoppers.
 *
 * `register` and `askForReset` have a mail written whose link `lookAtLink` reads and `choosePassword`, `openAccount` or `confirmEmail`
 * follows; `signIn` and `signInByCode` open a session; `sessions` lists and ends them; `changeProfile`, `refuseOffers`, `addresses` and
 * `twoFactor` are what somebody signed in may change; `export` and `erase` what the law gives them; `track` is for guests; `importOld` brings those of another shop in, `formerOwners` says whose their orders are;
 * `staff` is for staff; `prepareLetter` is for the job that writes the mails; `forgetOld` cleans up.
 */
export function createCustomers(needs: CustomerNeeds) {
  const limits = limitsOf(needs);
  return {
    find: (id: CustomerId): Promise<Customer | null> => findCustomer(needs.db, id),
    register: register(needs, limits),
    askForReset: askForReset(needs, limits),
    lookAtLink: lookAtLink(needs),
    choosePassword: choosePassword(needs),
    openAccount: openAccount(needs),
    confirmEmail: confirmEmail(needs),
    signIn: signIn(needs, limits),
    signInByCode: signInByCode(needs, limits),
    sessions: sessionsFor(needs),
    changeProfile: changeProfile(needs, limits),
    refuseOffers: refuseOffers(needs),
    addresses: addressesFor(needs),
    twoFactor: twoFactorFor(needs, limits),
    export: (id: CustomerId) => exportCustomer(needs)(id, 'customer'),
    erase: eraseMyself(needs, limits),
    importOld: importOldCustomers(needs),
    formerOwners: findFormerOwners,
    track: trackOrder(needs, limits),
    staff: staffVerbs(needs),
    prepareLetter: prepareLetter(needs),
    forgetOld: async (): Promise<void> => {
      await deleteExpiredSessions(needs.db, needs.clock());
      await deleteExpiredTokens(needs.db, needs.clock());
      await limits.forgetOld();
      await networksOf(needs).forgetOld();
    },
  };
}
