import { z } from 'zod';
import { fromConsolidated } from './filter-state.ts';
import { isOperator } from './operators.ts';
import { TAXONOMY, type TaxonomyFilter } from './taxonomy-filter.ts';

const DOCUMENT_MAX = 200;
const NODE_MAX = 100;
const ADDRESS_MAX = 4000;
const TERM_MAX = 200;
const TERMS_MAX = 50;
const TAXONOMIES_MAX = 20;

/** Operators other than AND, OR and NOT mean DISABLED: of several terms only the first applies (GF-07). */
const group = z
  .strictObject({
    terms: z.array(z.string().min(1).max(TERM_MAX)).max(TERMS_MAX),
    logicalJoin: z.string().max(NODE_MAX),
  })
  .transform(({ terms, logicalJoin }) =>
    isOperator(logicalJoin)
      ? { terms, logicalJoin }
      : { terms: terms.slice(0, 1), logicalJoin: 'AND' as const },
  );

const filters = z.strictObject({
  taxonomy: z
    .record(z.string().regex(TAXONOMY), group)
    .refine((groups) => Object.keys(groups).length <= TAXONOMIES_MAX)
    .optional(),
});

const request = z.strictObject({
  post_id: z.string().min(1).max(DOCUMENT_MAX),
  widget_id: z.string().min(1).max(NODE_MAX),
  /** PHP writes an empty object as an empty list. */
  widget_filters: z.preprocess((sent) => (Array.isArray(sent) && sent.length === 0 ? {} : sent), filters),
  pagination_base_url: z.string().min(1).max(ADDRESS_MAX),
  widget_model: z.record(z.string(), z.unknown()).optional(),
  is_edit_mode: z.boolean().optional(),
});

/** The request of call 6. Source: spec §7; GF-16, GF-17 */
export type RefreshRequest = Readonly<{
  document: string;
  node: string;
  filters: readonly TaxonomyFilter[];
  address: string;
  /** The node as an editor has it; null outside of one. */
  model: Readonly<Record<string, unknown>> | null;
}>;

export type ParsedRefresh =
  | Readonly<{ ok: true; request: RefreshRequest }>
  | Readonly<{ ok: false; field: string }>;

/** The name of what is wrong where it is no single field. */
const WHOLE_BODY = 'body';

/** Reads the body of call 6, or names the first field that is wrong. */
export function parseRefresh(body: unknown): ParsedRefresh {
  const parsed = request.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
    return { ok: false, field: [...(issue?.path ?? []), ...unknown].join('.') || WHOLE_BODY };
  }
  const { post_id, widget_id, widget_filters, pagination_base_url, widget_model, is_edit_mode } = parsed.data;
  return {
    ok: true,
    request: {
      document: post_id,
      node: widget_id,
      filters: fromConsolidated(widget_filters),
      address: pagination_base_url,
      model: is_edit_mode === true || widget_model !== undefined ? (widget_model ?? {}) : null,
    },
  };
}
