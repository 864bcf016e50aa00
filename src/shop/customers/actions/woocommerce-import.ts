import { type Decision, importRows } from '#kernel/data-transfer/import-rows.ts';
import type { TableImport } from '#kernel/data-transfer/table-import.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import { type ImportedCustomer, readCustomerRow } from '../rules/woocommerce-row.ts';
import { findKnown, writeCustomers } from '../store/woocommerce-import.ts';

/**
 * Imports the customers of another shop, without passwords: they request a reset, which also verifies their email.
 * Existing customers keep their values and get the missing ones; erased customers stay erased.
 *
 * Source: BO-03
 */
export function importCustomers({ db, clock }: { db: Db; clock: Clock }): TableImport {
  return importRows<ImportedCustomer>({
    read: readCustomerRow,
    keyOf: ({ email }) => email,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    decide: async (customers) => {
      const known = new Map((await findKnown(db, customers)).map((one) => [one.email, one]));
      return customers.map(({ email }): Decision => {
        const one = known.get(email);
        if (one === undefined) return 'create';
        return one.gains && !one.isGone ? 'change' : 'same';
      });
    },
    write: (customers) => db.transaction().execute((tx) => writeCustomers(tx, customers, clock())),
  });
}
