-- Rows that are never changed or removed once written: tax documents and the ledgers of payments and gift cards. Only a reason
-- in the ledger of gift cards may change, since the erasure of a person takes them out of it.

create or replace function tax_document_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a tax document is never changed or removed';
end $$;
create or replace trigger tax_document_is_final before update or delete on tax_document
  for each row execute function tax_document_is_final();

create or replace function payment_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the payments ledger is never changed or removed';
end $$;
create or replace trigger payment_entry_is_final before update or delete on payment_entry
  for each row execute function payment_entry_is_final();

create or replace function gift_card_movement_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  raise exception 'an entry of a gift card''s ledger is never changed or removed';
end $$;
create or replace trigger gift_card_movement_is_final before update or delete on gift_card_movement
  for each row execute function gift_card_movement_is_final();
