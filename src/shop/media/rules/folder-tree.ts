type Folder = Readonly<{ id: number; parentId: number | null; name: string }>;

/** Folders from the top down to one; empty for one that is not there. */
export function folderPath<Row extends Folder>(folders: readonly Row[], id: number | null): Row[] {
  const path: Row[] = [];
  let one = folders.find((folder) => folder.id === id);
  while (one !== undefined && !path.includes(one)) {
    path.unshift(one);
    const { parentId } = one;
    one = folders.find((folder) => folder.id === parentId);
  }
  return path;
}

/** Whether another folder at the same level has the name, ignoring case. */
export function isNameTaken(
  folders: readonly Folder[],
  { id, parentId, name }: { id: number | null; parentId: number | null; name: string },
): boolean {
  return folders.some(
    (one) => one.id !== id && one.parentId === parentId && one.name.toLowerCase() === name.toLowerCase(),
  );
}
