import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { insertStoredRow, putInTrash, type Removal, readStoredRows } from '#platform/database/trash.ts';

const row = z.record(z.string(), z.unknown());
const trashedZone = z.object({
  zone: z.looseObject({ id: z.int(), name: z.record(z.string(), z.string()), emirates: z.array(z.string()) }),
  methods: z.array(row),
  slots: z.array(row),
});
export type TrashedZone = z.output<typeof trashedZone>;

export function parseTrashedZone(stored: unknown): TrashedZone {
  return trashedZone.parse(stored);
}

/** A zone with its methods and their slots. @returns the id in the trash */
export async function trashZone(
  tx: DbOrTx,
  { id, name }: Readonly<{ id: number; name: Localized }>,
  removal: Removal,
): Promise<number> {
  const [zone = {}] = await readStoredRows(tx, 'shipping_zone', { id });
  const methods = await readStoredRows(tx, 'shipping_method', { zone_id: id });
  const slots = await Promise.all(
    methods.map((method) => readStoredRows(tx, 'shipping_slot', { method_id: method.id })),
  );
  return putInTrash(tx, { kind: 'zone', name, stored: { zone, methods, slots: slots.flat() } }, removal);
}

/** Restores a zone with its ids, so that slots of orders refer to their times again. */
export async function insertTrashedZone(tx: DbOrTx, { zone, methods, slots }: TrashedZone): Promise<void> {
  await insertStoredRow(tx, 'shipping_zone', zone);
  for (const method of methods) await insertStoredRow(tx, 'shipping_method', method);
  for (const slot of slots) await insertStoredRow(tx, 'shipping_slot', slot);
}
