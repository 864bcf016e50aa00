import { z } from 'zod';
import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Condition } from '../../rules/conditions.ts';
import {
  isNamedPlace,
  PAGE_CONDITIONS,
  PAGE_TYPES,
  type PagePlace,
  SINGLE_KINDS,
  TEMPLATE_PLACES,
  type TemplatePlace,
} from '../../rules/places.ts';
import type { ShownState } from '../../template.ts';

const NAME_MAX = 120;
const VALUE_MAX = 200;
const CONDITIONS_MAX = 200;
const LARGEST_ID = 2_147_483_647;

const id = z.int().min(1).max(LARGEST_ID);
const slug = z.string().min(1).max(VALUE_MAX);

const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.enum(['category', 'category-only', 'single', ...SINGLE_KINDS]), value: id }),
  z.strictObject({ kind: z.enum(['type', 'brand', 'tag', 'topic']), value: slug }),
]);

/** Stored conditions. */
export const conditions = z.strictObject({
  include: z.array(condition).max(CONDITIONS_MAX),
  exclude: z.array(condition).max(CONDITIONS_MAX),
});

const moment = z.iso
  .datetime()
  .transform((typed) => new Date(typed).toISOString())
  .nullable()
  .default(null);

const templateDraft = z.strictObject({
  /** For staff only. */
  name: z.string().trim().min(1).max(NAME_MAX),
  place: z.enum(TEMPLATE_PLACES),
  conditions,
  /** Of a popup or an off-canvas panel; empty for others. */
  settings: z.record(z.string(), z.unknown()).default({}),
  tree: z.array(z.unknown()),
  status: z.enum(['draft', 'published']),
  /** When it is shown, ISO 8601; null: from now, or without an end. */
  startsAt: moment,
  endsAt: moment,
});

/** The editable part of a template. */
export type TemplateDraft = z.infer<typeof templateDraft>;

/** A template in its editor. */
export type OpenTemplate = Readonly<{
  id: TemplateId;
  /** Sent back when saving. */
  version: number;
  draft: TemplateDraft;
  state: ShownState;
  updatedAt: Instant;
}>;

export const TEMPLATE_FIELD_PROBLEMS = [
  'missing',
  'wrong',
  'no-pages',
  'not-for-place',
  'no-conditions',
  'ends-first',
  'in-the-past',
] as const;
export type TemplateFieldProblem = (typeof TEMPLATE_FIELD_PROBLEMS)[number];
/** By field: `name`, `conditions.include.0`, or `settings.page_load_delay`. */
export type TemplateFieldProblems = Readonly<Record<string, TemplateFieldProblem>>;

type Checked = { ok: true; draft: TemplateDraft } | { ok: false; problems: TemplateFieldProblems };

function fitsPlace(one: Condition, place: PagePlace): boolean {
  const kinds: readonly string[] = PAGE_CONDITIONS[place];
  const types: Readonly<Partial<Record<TemplatePlace, readonly string[]>>> = PAGE_TYPES;
  return kinds.includes(one.kind) && (one.kind !== 'type' || (types[place] ?? []).includes(one.value));
}

function conditionProblems({
  place,
  conditions: { include, exclude },
}: TemplateDraft): TemplateFieldProblems {
  if (isNamedPlace(place)) return include.length + exclude.length > 0 ? { conditions: 'no-conditions' } : {};
  const strange = Object.entries({ include, exclude }).flatMap(([list, all]) =>
    all.flatMap((one, at) => (fitsPlace(one, place) ? [] : [[`conditions.${list}.${at}`, 'not-for-place']])),
  );
  return { ...(include.length === 0 ? { conditions: 'no-pages' } : {}), ...Object.fromEntries(strange) };
}

function scheduleProblems({ startsAt, endsAt }: TemplateDraft): TemplateFieldProblems {
  return startsAt !== null && endsAt !== null && endsAt <= startsAt ? { endsAt: 'ends-first' } : {};
}

/**
 * The times of a published template that are already past when they are set.
 *
 * @param stored the stored draft; null for a new one
 */
export function pastProblems(
  draft: TemplateDraft,
  { stored, now }: { stored: TemplateDraft | null; now: Instant },
): TemplateFieldProblems {
  if (draft.status === 'draft') return {};
  const isPast = (field: 'startsAt' | 'endsAt') => {
    const at = draft[field];
    return at !== null && new Date(at) <= now && (stored?.status !== 'published' || stored[field] !== at);
  };
  return {
    ...(isPast('startsAt') ? { startsAt: 'in-the-past' as const } : {}),
    ...(isPast('endsAt') ? { endsAt: 'in-the-past' as const } : {}),
  };
}

/**
 * Checks a template without its nodes.
 *
 * @param typed the editor's value, unparsed
 */
export function checkTemplateDraft(typed: unknown): Checked {
  const parsed = templateDraft.safeParse(typed);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, code }): [string, TemplateFieldProblem] => [
      path.join('.'),
      code === 'too_small' ? 'missing' : 'wrong',
    ]);
    return { ok: false, problems: Object.fromEntries(problems.reverse()) };
  }
  const problems = { ...conditionProblems(parsed.data), ...scheduleProblems(parsed.data) };
  return Object.keys(problems).length === 0 ? { ok: true, draft: parsed.data } : { ok: false, problems };
}
