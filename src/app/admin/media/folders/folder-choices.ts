import { treeChoices } from '../../products/category-choices.ts';
import type { Folder } from './folders.tsx';

/** The folder tree as a flat list of options, each labelled with its parents. */
export function folderChoices(folders: readonly Folder[]): { value: string; label: string }[] {
  return treeChoices(
    folders.map((folder) => ({ ...folder, name: { en: folder.name } })),
    'en',
  );
}
