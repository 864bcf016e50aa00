import { countedPath, countedTerm, storableText } from './counted-text.ts';
import type { EventName } from './event.ts';
import { type Source, sourceOf } from './source.ts';

/** The stored details of an event besides its name. */
export type EventDetails = Readonly<{
  /** Of a page view, where it differs from the batch. */
  path?: string;
  source: Source | null;
  /** What it is about: a term, a site, a file, a form, a film, a popup, an order. */
  label: string;
  products: readonly number[];
  quantities: readonly number[];
  valueMinor: number;
}>;

type Params = Readonly<Record<string, unknown>>;
type Read = (params: Params, host: string) => EventDetails | null;

const LONGEST = 200;
const LONGEST_ADDRESS = 2000;
const MOST_ITEMS = 100;
const DEAREST = 10_000_000;
const ID = /^[1-9]\d{0,8}$/;
const ORDER_ID = /^[1-9]\d{0,14}$/;
/** A path of the shop: `//` and `/\` lead elsewhere. */
export const PATH = /^\/(?![/\\])[^\s?#]*$/;

const NOTHING: EventDetails = { source: null, label: '', products: [], quantities: [], valueMinor: 0 };

function isText(value: unknown, longest = LONGEST_ADDRESS): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** An event that is counted by one of its parameters. */
const labelled =
  (name: string): Read =>
  (params) => {
    const label = params[name];
    return isText(label) ? { ...NOTHING, label: storableText(label.trim(), LONGEST) } : null;
  };

const readPopupView: Read = ({ popup_id }) =>
  typeof popup_id === 'string' && ID.test(popup_id) ? { ...NOTHING, label: popup_id } : null;

const readPageView: Read = ({ page_location, page_referrer }, host) => {
  if (!isText(page_location) || !isText(page_referrer) || !URL.canParse(page_location)) return null;
  const location = new URL(page_location);
  if (location.host !== host || !PATH.test(location.pathname)) return null;
  return { ...NOTHING, path: countedPath(location.pathname), source: sourceOf(location, page_referrer) };
};

const readScroll: Read = ({ percent_scrolled }) => (typeof percent_scrolled === 'number' ? NOTHING : null);

const readClick: Read = ({ link_domain, event_label }) => {
  if (!isText(link_domain) || !isText(event_label)) return null;
  return { ...NOTHING, label: storableText(event_label || link_domain, LONGEST) };
};

const readSearch: Read = ({ search_term, results }) => {
  if (!isText(search_term) || (results !== 0 && results !== 1)) return null;
  if (search_term.trim() === '') return null;
  return { ...NOTHING, label: countedTerm(search_term, LONGEST), quantities: [1 - results] };
};

type Item = Readonly<{ item_id: string; quantity: number }>;

function isItem(item: unknown): item is Item {
  if (typeof item !== 'object' || item === null) return false;
  const { item_id, quantity } = item as Params;
  if (typeof item_id !== 'string' || !ID.test(item_id)) return false;
  return Number.isInteger(quantity) && (quantity as number) >= 1 && (quantity as number) <= 10_000;
}

const readProducts: Read = ({ currency, value, items }) => {
  if (currency !== 'AED' || typeof value !== 'number' || !(value >= 0 && value < DEAREST)) return null;
  if (!Array.isArray(items) || items.length > MOST_ITEMS || !items.every(isItem)) return null;
  return {
    ...NOTHING,
    products: items.map(({ item_id }) => Number(item_id)),
    quantities: items.map(({ quantity }) => quantity),
    valueMinor: Math.round(value * 100),
  };
};

const readSale: Read = (params, host) => {
  const sale = readProducts(params, host);
  return sale?.products.length === 0 ? null : sale;
};

/** A payment button may sell a fixed item: such a purchase has no products. */
const readPurchase: Read = (params, host) => {
  const sale = readProducts(params, host);
  const { transaction_id } = params;
  const isOrder = typeof transaction_id === 'string' && ORDER_ID.test(transaction_id);
  return sale === null || !isOrder ? null : { ...sale, label: transaction_id };
};

/** By event. */
const READERS: Readonly<Partial<Record<EventName, Read>>> = {
  page_view: readPageView,
  scroll: readScroll,
  click: readClick,
  file_download: labelled('file_name'),
  form_start: labelled('form_id'),
  form_submit: labelled('form_id'),
  video_start: labelled('video_title'),
  video_progress: labelled('video_title'),
  video_complete: labelled('video_title'),
  view_search_results: readSearch,
  view_item: readSale,
  add_to_cart: readSale,
  remove_from_cart: readSale,
  begin_checkout: readSale,
  purchase: readPurchase,
  popup_view: readPopupView,
};

/** @returns null for an unknown event, and for parameters that are not its own */
export function detailsOf(name: unknown, params: Params, host: string): EventDetails | null {
  if (typeof name !== 'string' || !Object.hasOwn(READERS, name)) return null;
  return READERS[name as EventName]?.(params, host) ?? null;
}
