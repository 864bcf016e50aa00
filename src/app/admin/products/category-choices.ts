import { inLanguage, type Language, type Localized } from '#kernel/language.ts';

type Row = Readonly<{ id: number; parentId: number | null; name: Localized }>;

/** The category tree as a flat list of options, each labelled with its parents. */
export function treeChoices(
  rows: readonly Row[],
  language: Language,
  parentId: number | null = null,
): { value: string; label: string }[] {
  return branchOf(rows, { language, parentId, path: '' });
}

function branchOf(
  rows: readonly Row[],
  at: { language: Language; parentId: number | null; path: string },
): { value: string; label: string }[] {
  return rows
    .filter((row) => row.parentId === at.parentId)
    .flatMap((row) => {
      const label = at.path + inLanguage(row.name, at.language);
      const below = branchOf(rows, { ...at, parentId: row.id, path: `${label} / ` });
      return [{ value: String(row.id), label }, ...below];
    });
}
