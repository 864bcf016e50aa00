import type { ValueOf } from '#admin-actions/registry.ts';

/** An existing customer, with all that staff sees. */
export type Known = NonNullable<ValueOf<'customers.show'>['known']>;
/** A deleted or merged customer. */
export type DeletedCustomer = NonNullable<ValueOf<'customers.show'>['gone']>;
