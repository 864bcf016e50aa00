import { documentWordProblem } from './document-word.ts';
import {
  type DocumentDraft,
  documentDraft,
  type EditedKind,
  FIELD_PROBLEMS,
  type FieldProblem,
  type FieldProblems,
} from './draft.ts';

type Found = [path: string, problem: FieldProblem];
export type CheckedDraft = { ok: true; draft: DocumentDraft } | { ok: false; problems: FieldProblems };

function isProblem(message: string): message is FieldProblem {
  return FIELD_PROBLEMS.some((known) => known === message);
}

/** The first problem of each field. */
function toProblems(found: readonly Found[]): FieldProblems {
  return Object.fromEntries([...found].reverse());
}

/**
 * Checks everything of a document that can be known without the shop's others.
 *
 * @param typed what the editor holds, of any shape
 * @returns the draft as it is kept, or one problem for each field that has any
 * Source: BO-01
 */
export function checkDraft(typed: unknown, place: { kind: EditedKind; listingPrefix: string }): CheckedDraft {
  const parsed = documentDraft.safeParse(typed);
  if (!parsed.success) {
    const found = parsed.error.issues.map(
      ({ path, message }): Found => [path.join('.'), isProblem(message) ? message : 'wrong-kind'],
    );
    return { ok: false, problems: toProblems(found) };
  }
  const draft = parsed.data;
  const found: Found[] = [];
  if (draft.title.en === '') found.push(['title.en', 'missing']);
  const word = draft.slug === '' ? null : documentWordProblem(draft.slug, place);
  if (word !== null) found.push(['slug', word]);
  return found.length === 0 ? { ok: true, draft } : { ok: false, problems: toProblems(found) };
}
