import { measureCatalogues } from '../large-catalogue/measure.js';

const COLOURS = ['graphite', 'sand', 'ember', 'sage', 'porcelain', 'copper', 'onyx', 'dune'];
const MAKERS = ['talveda', 'norrim', 'quessa', 'ilvane', 'brontel', 'sarvo'];
const SHELVES = ['tables', 'shelves', 'travel', 'kitchen', 'gifts', 'care', 'spares', 'sets'];
const TURNS = 24;

function turns(addressOf) {
  return Array.from({ length: TURNS }, (_, turn) => addressOf(turn));
}

function three(turn) {
  const [colour, other] = [COLOURS[turn % 8], COLOURS[(turn + 3) % 8]];
  return `filter_brand=${MAKERS[turn % 6]}&filter_colour=${colour},${other}&query_type_colour=or&filter_intensity=${1 + (turn % 5)}`;
}

/** A page of the shop, or its last one where there are not so many. */
function page(number) {
  return (count) => {
    const last = Math.ceil(count / 12);
    return turns((turn) => `/shop/page/${Math.max(2, Math.min(number, last) - turn)}/`);
  };
}

const QUESTIONS = {
  'first pages of categories': () =>
    turns((turn) => `/category/${SHELVES[turn % 8]}/${turn < 8 ? '' : `page/${2 + (turn % 3)}/`}`),
  'three facets': () => turns((turn) => `/shop/?${three(turn)}`),
  'three facets by price': () => turns((turn) => `/shop/?${three(turn)}&orderby=price`),
  'a range of prices': () =>
    turns((turn) => `/shop/?min_price=${100 + turn * 10}&max_price=${180 + turn * 10}`),
  'page 500': page(500),
  'page 5000': page(5000),
  'a product': () => turns((turn) => `/product/${turn}`),
};

/** Lists, filters and far pages over catalogues of several sizes, nothing kept. */
export function measureListing(bench) {
  return measureCatalogues(bench, QUESTIONS);
}
