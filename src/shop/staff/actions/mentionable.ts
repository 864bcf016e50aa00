import type { StaffId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { mentionsIn } from '../rules/mentions.ts';
import { kindsOf } from '../rules/notification-kinds.ts';
import { listMembers } from '../store/member.ts';

/** A member who can be mentioned in the notes of an order. */
export type Mentionable = Readonly<{ id: StaffId; name: string }>;

/** Active members who may see orders, sorted by name; only names, which every timeline shows. */
export async function listMentionable(db: DbOrTx): Promise<Mentionable[]> {
  return (await listMembers(db))
    .filter(({ closedAt, rights }) => closedAt === null && kindsOf(rights).includes('mentioned'))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Who is mentioned in a text; all who have the same name. */
export async function findMentioned(db: DbOrTx, text: string): Promise<Mentionable[]> {
  if (!text.includes('@')) return [];
  const all = await listMentionable(db);
  const mentions = mentionsIn(
    text,
    all.map(({ name }) => name),
  );
  const names = new Set(mentions.map(({ name }) => name.toLowerCase()));
  return all.filter(({ name }) => names.has(name.toLowerCase()));
}
