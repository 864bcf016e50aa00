import { type Kysely, sql } from 'kysely';

/** What a cart remembers beside its lines: codes, what is kept for later, and which actions it has already done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart add column codes text[] not null default '{}';

    alter table cart_line add column seen_minor integer;
    alter table cart_line add column saved_at timestamptz;

    create table cart_action (
      cart_id integer not null references cart (id) on delete cascade,
      id text not null check (length(id) = 36),
      done_at timestamptz not null,
      primary key (cart_id, id)
    );

    alter table order_line add column discount_minor integer not null default 0;
    alter table shop_order add column discounts jsonb not null default '[]';

    comment on column cart_line.seen_minor is 'price of one piece, in fils, when the shopper last chose the line';
    comment on column cart_line.saved_at is 'kept for later: not part of what is ordered';
    comment on table cart_action is 'actions by the browser''s own id, so that a repeated one changes nothing';
  `.execute(db);
}
