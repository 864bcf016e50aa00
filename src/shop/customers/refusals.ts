/** What is wrong with a form: by the field's name a key below `account:errors`. */
export type Problems = Readonly<Record<string, string>>;

/** Every answer "no" of an account, with the facts its sentence needs. */
export type CustomerRefusal =
  | { code: 'customers.wrong-fields'; problems: Problems }
  /** Unknown mail and wrong password alike. */
  | { code: 'customers.wrong-sign-in' }
  /** Too many tries; whole seconds until the next is looked at. */
  | { code: 'customers.too-many'; seconds: number }
  /** A link of a mail that was used, replaced, or is too old. */
  | { code: 'customers.stale-link' }
  | { code: 'customers.wrong-password' }
  | { code: 'customers.wrong-code' }
  | { code: 'customers.email-taken' }
  | { code: 'customers.too-many-addresses'; limit: number }
  | { code: 'customers.unknown-address' }
  | { code: 'customers.unknown-customer' }
  | { code: 'customers.no-match' }
  /** What has to be typed to delete an account was not. */
  | { code: 'customers.not-confirmed' }
  | { code: 'customers.same-customer' }
  /** The form was printed for another visit. */
  | { code: 'customers.stale-form' };
