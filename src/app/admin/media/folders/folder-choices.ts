import { treeChoices } from '../../products/category-choices.ts';
import type { Folder } from './folders.tsx';

/** Folders as one list, each with the way to it. */
export function folderChoices(folders: readonly Folder[]): { value: string; label: string }[] {
  return treeChoices(
    folders.map((folder) => ({ ...folder, name: { en: folder.name } })),
    'en',
  );
}
