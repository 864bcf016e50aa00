import { documentSlugProblem, mayHaveTree } from './document-slug.ts';
import {
  type DocumentDraft,
  documentDraft,
  type EditedKind,
  FIELD_PROBLEMS,
  type FieldProblem,
  type FieldProblems,
} from './draft.ts';

type DraftProblems = [path: string, problem: FieldProblem];
export type CheckedDraft = { ok: true; draft: DocumentDraft } | { ok: false; problems: FieldProblems };

function isProblem(message: string): message is FieldProblem {
  return FIELD_PROBLEMS.some((known) => known === message);
}

/** The first problem of each field, in their order. */
function toProblems(fieldProblems: readonly DraftProblems[]): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, problem] of fieldProblems) problems[field] ??= problem;
  return problems;
}

/**
 * Validates a document without the shop's other data.
 *
 * @param typed the editor's value, unparsed
 * @param place `storedSlug`: what it has already, which it may keep
 * @returns the draft to store, or one problem per invalid field
 * Source: BO-01
 */
export function checkDraft(
  typed: unknown,
  place: { kind: EditedKind; listingPrefix: string; storedSlug: string | null },
): CheckedDraft {
  const parsed = documentDraft.safeParse(typed);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }): DraftProblems => [path.join('.'), isProblem(message) ? message : 'wrong-kind'],
    );
    return { ok: false, problems: toProblems(problems) };
  }
  const draft = parsed.data;
  const problems: DraftProblems[] = [];
  if (draft.title.en === '') problems.push(['title.en', 'missing']);
  const isKept = draft.slug === '' || draft.slug === place.storedSlug;
  const word = isKept ? null : documentSlugProblem(draft.slug, place);
  if (word !== null) problems.push(['slug', word]);
  if (draft.tree.length > 0 && !mayHaveTree(place.kind, draft.slug)) problems.push(['tree', 'not-here']);
  return problems.length === 0 ? { ok: true, draft } : { ok: false, problems: toProblems(problems) };
}
