import { list, localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { toggle } from '../../fields/values.ts';

const ROWS_MAX = 60;
const CELLS_MAX = 8;

export const fields = {
  caption: localized(text()),
  hasHeaderRow: toggle(true),
  hasHeaderColumn: toggle(),
  rows: list({
    min: 1,
    max: ROWS_MAX,
    of: { cells: list({ max: CELLS_MAX, of: { text: localized(text()) } }) },
  }),
};
