import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/**
 * Removes emails, in lower case, from the promotions limited to them and from their versions. A promotion that loses
 * its last email would apply to all customers: it is deactivated until staff set who may use it.
 */
export async function forgetEmails(tx: DbOrTx, emails: readonly string[]): Promise<void> {
  const limited = (rule: RawBuilder<unknown>) =>
    sql`jsonb_array_elements_text(${rule} -> 'emails') as limited(email)`;
  const isTheirs = sql`lower(trim(limited.email)) = any(${emails}::text[])`;
  const isLimited = (rule: RawBuilder<unknown>) =>
    sql`exists (select from ${limited(rule)} where ${isTheirs})`;
  const others = (rule: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_agg(limited.email), '[]') from ${limited(rule)} where not ${isTheirs})`;
  const [rule, stored] = [sql`rule`, sql`draft -> 'rule'`];
  await sql`
    update promotion set rule = rule || jsonb_build_object('emails', ${others(rule)}, 'lostEmails', ${others(rule)} = '[]'),
      is_active = is_active and ${others(rule)} <> '[]'
    where ${isLimited(rule)}
  `.execute(tx);
  await sql`
    update promotion_version set draft = jsonb_set(draft, '{rule}', draft -> 'rule' || jsonb_build_object('emails', ${others(stored)}, 'lostEmails', ${others(stored)} = '[]'))
      || jsonb_build_object('isActive',
      (draft ->> 'isActive')::boolean and ${others(stored)} <> '[]')
    where ${isLimited(stored)}
  `.execute(tx);
}
