import { z } from 'zod';
import { REFRESH_LOOP_PATH } from '#shop/loops';
import { type AnswerDescription, JSON_TYPE, type JsonCallDescription } from '../description.ts';
import { refusalOf } from '../shapes.ts';
import { always } from './always.ts';

const printedLoop = z.strictObject({
  data: z.string().describe('markup of the loop'),
  filters: z.record(z.string(), z.string().describe('markup of a filter by its node')),
});

const refused = (code: string, when: string, status = 400): AnswerDescription => ({
  ...{ when, status, type: JSON_TYPE },
  body: refusalOf(code),
});

/** Call 6. Source: spec §7; docs/loops.md */
export const refreshLoop: JsonCallDescription = {
  what: 'A loop under other filters, and the filters that stand beside it.',
  address: REFRESH_LOOP_PATH,
  fields: [
    {
      ...{ name: 'post_id', missing: 'wrongField', wrong: 'unknownWidget' },
      says: 'text: the document that holds the node, as `data-document` of the loop says',
    },
    { name: 'widget_id', missing: 'wrongField', wrong: 'unknownWidget', says: 'text: the node of the loop' },
    {
      ...{ name: 'widget_filters', missing: 'wrongField', wrong: 'unknownTaxonomy' },
      says: '`{ "taxonomy": { taxonomy: { "terms": [slug], "logicalJoin": "AND", "OR" or "NOT" } } }`, at most 20 taxonomies of 50 terms; `[]` is none',
    },
    {
      ...{ name: 'pagination_base_url', missing: 'wrongField', wrong: 'foreignAddress' },
      says: 'the address of the page: its language, its archive or search, and the page of the loop',
    },
    {
      ...{ name: 'widget_model', missing: 'done', wrong: 'notAllowed' },
      says: 'the node as an editor has it, printed in the place of the one in the caller’s draft or in the saved document',
    },
    {
      ...{ name: 'is_edit_mode', missing: 'done', wrong: 'wrongField' },
      says: 'true: the call comes from an editor, and has `widget_model`',
    },
  ],
  answers: {
    done: { when: 'the loop exists', status: 200, type: JSON_TYPE, body: printedLoop },
    wrongField: refused(
      'loop.wrong-field',
      'a field is missing, of the wrong type, too long, or not one of the call',
    ),
    unknownWidget: refused(
      'loop.unknown-widget',
      'no published document has that widget, or it shows no loop',
    ),
    unknownTaxonomy: refused('loop.unknown-taxonomy', 'the items of the loop have no such taxonomy'),
    foreignAddress: refused('loop.foreign-address', 'the address is none of this shop'),
    notAllowed: refused(
      'loop.not-allowed',
      'a widget as an editor has it, without the right to edit and the token in `X-WP-Nonce`',
      403,
    ),
    tooMany: refused(
      'loop.too-many',
      'a network asked for more than 300 lists within a minute that had to be printed; `Retry-After` has the seconds to wait',
      429,
    ),
    tooLarge: always.tooLarge,
    unreadable: { ...always.unreadable, when: 'the body is not JSON' },
  },
  rows: 'GF-15 … GF-18, CA-06, CA-07',
};
