import { chmod, copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from './private.ts';

/** Stores pictures and other files; names use forward slashes. */
export type FileStore = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a copy of a local file. */
  copy: (name: string, path: string) => Promise<void>;
  /** A missing file is not an error. */
  remove: (name: string) => Promise<void>;
  /** The local path of a file. */
  pathOf: (name: string) => string;
};

/** Stores files below a folder; a file appears complete or not at all. */
export function filesBelow(folder: string): FileStore {
  const writeAtomically = async (name: string, fill: (draft: string) => Promise<void>) => {
    const path = join(folder, name);
    await makePrivateFolder(dirname(path));
    const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      await fill(draft);
      await chmod(draft, PRIVATE_FILE);
      await rename(draft, path);
    } finally {
      // A partial file would take the remaining space.
      await rm(draft, { force: true });
    }
  };
  return {
    pathOf: (name) => join(folder, name),
    remove: (name) => rm(join(folder, name), { force: true }),
    write: (name, bytes) => writeAtomically(name, (draft) => writeFile(draft, bytes, { mode: PRIVATE_FILE })),
    copy: (name, path) => writeAtomically(name, (draft) => copyFile(path, draft)),
  };
}
