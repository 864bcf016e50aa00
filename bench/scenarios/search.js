import { measureCatalogues } from '../large-catalogue/measure.js';

const MAKERS = ['talveda', 'norrim', 'quessa', 'ilvane', 'brontel', 'sarvo'];
const KINDS = ['kettle', 'lamp', 'carafe', 'burner', 'tray', 'tin', 'stand'];

function each(words) {
  return words.map((typed) => `/?s=${encodeURIComponent(typed)}&post_type=product`);
}

const QUESTIONS = {
  'search, one common word': () => each([...MAKERS, ...KINDS]),
  'search, two words': () =>
    each(MAKERS.flatMap((maker) => KINDS.slice(0, 3).map((kind) => `${maker} ${kind}`))),
  'search, a number': () =>
    Array.from({ length: 20 }, (_, turn) => `/?s=${String(turn + 11).padStart(7, '0')}+stand`),
  'search, mistyped': () => each(['tlaveda', 'norim lamp', 'quesa', 'ilvnae tray', 'brontle', 'srvo kettle']),
  suggestions: () =>
    ['ta', 'talv', 'nor', 'kett', 'lamp', 'quessa tr', 'ilvane stand', 'orv', 'sarvo', 'bron'].map(
      (typed) => `/wp-json/jamra/v1/suggestions/?s=${encodeURIComponent(typed)}`,
    ),
};

/** Searches and suggestions over catalogues of several sizes. */
export function measureSearch(bench) {
  return measureCatalogues(bench, QUESTIONS);
}
