import type { CustomerId } from '#kernel/ids.ts';
import { prepareEmail } from './actions/account-emails.ts';
import { addressesFor } from './actions/addresses.ts';
import { changeProfile, refuseOffers } from './actions/change-profile.ts';
import { eraseMyself, exportCustomer } from './actions/erase.ts';
import { checkLink, choosePassword, confirmEmail, openAccount } from './actions/follow-link.ts';
import { limitsOf } from './actions/limits.ts';
import { register, requestPasswordReset } from './actions/register.ts';
import { sessionsFor } from './actions/sessions.ts';
import { signIn, signInByCode } from './actions/sign-in.ts';
import { trackOrder } from './actions/track.ts';
import { twoFactorFor } from './actions/two-factor.ts';
import { importCustomers } from './actions/woocommerce-import.ts';
import type { Customer } from './customer.ts';
import type { CustomerDeps } from './deps.ts';
import { customersStaff } from './staff/index.ts';
import { findCustomer } from './store/customer.ts';
import { findFormerOwners } from './store/woocommerce-import.ts';

/** The session of a signed-in customer, and the lifetime of a remembered one. */
export { REMEMBER_ME_MS, type Session } from '#shop/identity';
export type { AccountEmail } from './actions/account-emails.ts';
export type { AddressLocation } from './actions/addresses.ts';
export type { ProfileChange } from './actions/change-profile.ts';
/** What has to be typed to delete an account. */
export { ERASE_WORDS } from './actions/erase.ts';
export type { Linked } from './actions/follow-link.ts';
/** The registration form. */
export { REGISTER_FIELDS, type RegisterDraft, readRegisterDraft } from './actions/register.ts';
export type { Account, NewSession } from './actions/sessions.ts';
export type { Entry } from './actions/sign-in.ts';
export type { Address, Customer } from './customer.ts';
export type { CartJoin, CustomerDeps, Person, PersonalData } from './deps.ts';
export type { CustomerRefusal, Problems } from './refusals.ts';
/** The address form: fields, parsing, and filling in a saved address. */
export { ADDRESS_FIELDS, type AddressDraft, readAddressDraft, toAddressDraft } from './rules/address-form.ts';
/** What a browser is called in the list of sessions. */
export { type Device, deviceOf } from './rules/device.ts';
/** The form by which staff add a customer. */
export { NEW_CUSTOMER_FIELDS, type NewCustomerDraft } from './rules/new-customer.ts';
/** The form of an account's details. */
export { PROFILE_FIELDS, type ProfileDraft, readProfileDraft, toProfileDraft } from './rules/profile-form.ts';
/** Segments: their rules, and those that every shop has. */
export {
  parseSegmentRule,
  READY_SEGMENTS,
  type ReadySegment,
  type SegmentCondition,
  type SegmentRule,
} from './rules/segment.ts';
/** The columns by which a table of customers is known. */
export { CUSTOMER_COLUMNS } from './rules/woocommerce-row.ts';
/** Staff's list: how it may be ordered, and one line of it. */
export {
  CUSTOMER_ORDERS,
  type CustomerOrder,
  type DeletedCustomer,
  type ListedCustomer,
} from './staff/store/list.ts';
/** Staff's list of accounts and guests. */
export type { Guest, ListedPerson } from './staff/store/people.ts';
export type { PeopleInSql, PersonKind } from './staff/store/segment-condition.ts';
export type { Segment } from './staff/store/segments.ts';
/** For erasing a person: which of some phones and full names accounts have. */
export { accountNames, accountPhones } from './store/person.ts';

/**
 * Customer accounts.
 *
 * `register` and `requestPasswordReset` queue a mail with a link, which `checkLink` reads and `choosePassword`, `openAccount`
 * or `confirmEmail` redeems; `signIn` and `signInByCode` open a session; `sessions` lists and ends them;
 * `changeProfile`, `refuseOffers`, `addresses` and `twoFactor` change the signed-in customer's account; `export` and
 * `erase` are the legal rights to data; `track` is for guests; `importOld` imports the customers of another shop,
 * `formerOwners` finds the owners of its orders; `staff` is for staff; `prepareLetter` is for the job that writes the
 * mails; `forgetOld` deletes expired data.
 */
export function createCustomers(deps: CustomerDeps) {
  const limits = limitsOf(deps);
  return {
    find: (id: CustomerId): Promise<Customer | null> => findCustomer(deps.db, id),
    register: register(deps, limits),
    requestPasswordReset: requestPasswordReset(deps, limits),
    checkLink: checkLink(deps),
    choosePassword: choosePassword(deps),
    openAccount: openAccount(deps),
    confirmEmail: confirmEmail(deps),
    signIn: signIn(deps),
    signInByCode: signInByCode(deps),
    sessions: sessionsFor(deps),
    changeProfile: changeProfile(deps),
    refuseOffers: refuseOffers(deps),
    addresses: addressesFor(deps),
    twoFactor: twoFactorFor(deps),
    export: (id: CustomerId) => exportCustomer(deps)(id, 'customer'),
    erase: eraseMyself(deps),
    importOld: importCustomers(deps),
    formerOwners: findFormerOwners,
    track: trackOrder(deps, limits),
    staff: customersStaff(deps),
    prepareLetter: prepareEmail(deps),
    forgetOld: deps.identity.forgetOld,
  };
}
