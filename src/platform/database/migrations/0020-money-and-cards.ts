import { type Kysely, sql } from 'kysely';

/** By which payments a refund goes back, and the cards that customers have left with a provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_refund (
      refund_id integer not null references order_refund (id),
      payment_id integer not null references payment (id),
      amount_minor integer not null check (amount_minor > 0),
      reference text not null default '',
      is_sent boolean not null default false,
      primary key (refund_id, payment_id)
    );
    create index payment_refund_payment on payment_refund (payment_id);

    create table payment_card (
      provider text not null,
      customer_id integer not null,
      token text not null,
      brand text not null,
      last_four text not null,
      expires text not null,
      is_default boolean not null default false,
      primary key (provider, customer_id, token)
    );
    create unique index payment_card_default on payment_card (provider, customer_id) where is_default;

    alter table test_bank_payment add column brand text not null default '';
    alter table test_bank_card add column brand text not null default '';
    create table test_bank_setup (
      id text primary key,
      customer text not null,
      return_url text not null,
      language text not null,
      is_over boolean not null default false,
      created_at timestamptz not null
    );

    comment on table payment_refund is 'planned before any money is sent, so that a refund that is tried again stays the same';
    comment on table payment_card is 'what a shopper may see of a card that the provider keeps: never its number';
  `.execute(db);
}
