import { inLanguage, type Language, type Localized } from '#kernel/language.ts';

type Row = Readonly<{ id: number; parentId: number | null; name: Localized }>;

/** The category tree as a flat list of options, each labelled with its parents. */
export function treeChoices(
  rows: readonly Row[],
  language: Language,
  parentId: number | null = null,
): { value: string; label: string }[] {
  return branchOf(rows, { language, parentId, way: '' });
}

function branchOf(
  rows: readonly Row[],
  at: { language: Language; parentId: number | null; way: string },
): { value: string; label: string }[] {
  return rows
    .filter((row) => row.parentId === at.parentId)
    .flatMap((row) => {
      const label = at.way + inLanguage(row.name, at.language);
      const below = branchOf(rows, { ...at, parentId: row.id, way: `${label} / ` });
      return [{ value: String(row.id), label }, ...below];
    });
}
