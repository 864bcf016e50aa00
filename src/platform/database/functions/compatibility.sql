-- Which sticks fit which devices. A device names its sticks (attribute `compatible-sticks`, meta
-- `_jamra_sticks_listing`), a stick its devices (`compatible-devices`): a product, brand or category by its slug.
-- `fit_word` holds what a product asks for ('asks') and what it answers to ('is'); one side's word is enough.
-- The other side of a word is compared by equality, so that the whole key of `fit_word` is used.

create or replace function write_fit(ids integer[]) returns void language sql as $$
  delete from fit_word where product_id = any(ids);
  with recursive goods as (
    select id, class, slug, attributes, meta from product
    where id = any(ids) and class in ('device', 'tobacco') and parent_id is null
  ), placed as (
    select goods.id, product_category.category_id from goods join product_category on product_category.product_id = goods.id
    union
    select placed.id, category.parent_id from placed join category on category.id = placed.category_id
    where category.parent_id is not null
  ), said as (
    select goods.id, one.entry ->> 'slug' as attribute, term.entry ->> 'slug' as word
    from goods, jsonb_array_elements(goods.attributes) as one(entry), jsonb_array_elements(one.entry -> 'values') as term(entry)
  )
  insert into fit_word (product_id, side, word)
  select id, 'is', slug from goods
  union select id, 'is', word from said where attribute = 'brand'
  union select placed.id, 'is', category.slug from placed join category on category.id = placed.category_id
  union select goods.id, 'asks', word from goods join said on said.id = goods.id
    and said.attribute = case goods.class when 'device' then 'compatible-sticks' else 'compatible-devices' end
  union select id, 'asks', substring(meta ->> '_jamra_sticks_listing' from '([^/]+)/?$') from goods
    where class = 'device' and meta ->> '_jamra_sticks_listing' ~ '[^/]';

  delete from product_fit where device_id = any(ids) or stick_id = any(ids);
  insert into product_fit (device_id, stick_id)
  select case own.class when 'device' then own.id else other.id end, case own.class when 'device' then other.id else own.id end
  from product own
  join fit_word mine on mine.product_id = own.id
  join fit_word theirs on theirs.word = mine.word
    and theirs.side = case mine.side when 'is' then 'asks' else 'is' end
  join product other on other.id = theirs.product_id and other.class <> own.class
  where own.id = any(ids)
  on conflict do nothing;
$$;
