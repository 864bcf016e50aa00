import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_network (
      account text not null,
      network text not null,
      seen_at timestamptz not null,
      primary key (account, network)
    );
    create index known_network_seen on known_network (seen_at);

    comment on table known_network is
      'client networks that signed in to an account with its password, both as digests: the rate limit of the account does not apply to them';
  `.execute(db);
}
