import type { ListingConditions, Scope } from '../rules/conditions.ts';
import type { ListingOrder } from '../rules/listing-order.ts';

/** An order as SQL, from the beginning and from the end. */
type Sort = { forwards: string; backwards: string };

function bothDirections(forwards: string, backwards: string): [Sort, Sort] {
  return [
    { forwards, backwards },
    { forwards: backwards, backwards: forwards },
  ];
}

const [PLACED, PLACED_BACK] = bothDirections(
  'position, $name, product_id',
  'position desc, $name desc, product_id desc',
);
const [NAMED, NAMED_BACK] = bothDirections('$name, product_id', '$name desc, product_id desc');
const [OLDEST, NEWEST] = bothDirections('created_at, product_id', 'created_at desc, product_id desc');
const [NUMBERED, NUMBERED_BACK] = bothDirections('product_id', 'product_id desc');
const [SOLD] = bothDirections('total_sales desc, product_id', 'total_sales, product_id desc');

/** Each order has an index, after whether a product is in stock. */
const SORTS: Readonly<Record<Exclude<ListingOrder, 'rand'>, Sort>> = {
  menu_order: PLACED,
  'menu_order-desc': PLACED_BACK,
  popularity: SOLD,
  relevance: SOLD,
  rating: {
    forwards: 'rating_average desc, rating_count desc, product_id',
    backwards: 'rating_average, rating_count, product_id desc',
  },
  date: NEWEST,
  'date-asc': OLDEST,
  price: {
    forwards: 'price_min_minor nulls last, product_id',
    backwards: 'price_min_minor desc nulls first, product_id desc',
  },
  'price-desc': {
    forwards: 'price_max_minor desc nulls last, product_id',
    backwards: 'price_max_minor nulls first, product_id desc',
  },
  title: NAMED,
  'title-desc': NAMED_BACK,
  id: NUMBERED,
  'id-desc': NUMBERED_BACK,
};
/** The random order changes daily and must be sorted; for more products an indexed order is used. */
export const MOST_SHUFFLED = 20_000;
const SHUFFLED: Sort = {
  forwards: 'hashint8(product_id::bigint), product_id',
  backwards: 'hashint8(product_id::bigint) desc, product_id desc',
};

export function sortOf({ query }: ListingConditions, { language }: Scope): Sort {
  if (query.orderby === 'rand') return SHUFFLED;
  const { forwards, backwards } = SORTS[query.orderby];
  const name = `name_${language}`;
  return { forwards: forwards.replace('$name', name), backwards: backwards.replace('$name', name) };
}

/** The columns that an order reads, with the id. */
export function columnsOf({ forwards }: Sort): string {
  const columns = forwards.split(', ').map((column) => column.split(' ')[0] ?? '');
  return [...columns.filter((column) => column !== 'product_id' && !column.includes('(')), 'product_id'].join(
    ', ',
  );
}
