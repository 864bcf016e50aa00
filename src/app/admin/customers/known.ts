import type { ValueOf } from '#admin-actions/registry.ts';

/** A customer who is there, with all that staff sees. */
export type Known = NonNullable<ValueOf<'customers.show'>['known']>;
/** What became of one who is not. */
export type DeletedCustomer = NonNullable<ValueOf<'customers.show'>['gone']>;
