import { chmod, copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from './private.ts';

/** Where the shop keeps pictures and other files; names have forward slashes. */
export type FileStore = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Keeps a copy of another file of this machine. */
  copy: (name: string, path: string) => Promise<void>;
  /** A file that is not there is no fault. */
  remove: (name: string) => Promise<void>;
  /** The file's place on this machine, for what reads from disk. */
  pathOf: (name: string) => string;
};

/** Keeps files below a folder; a file is there whole or not at all. */
export function filesBelow(folder: string): FileStore {
  const keep = async (name: string, fill: (draft: string) => Promise<void>) => {
    const path = join(folder, name);
    await makePrivateFolder(dirname(path));
    const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      await fill(draft);
      await chmod(draft, PRIVATE_FILE);
      await rename(draft, path);
    } finally {
      // A draft that did not fit would take the space that is left.
      await rm(draft, { force: true });
    }
  };
  return {
    pathOf: (name) => join(folder, name),
    remove: (name) => rm(join(folder, name), { force: true }),
    write: (name, bytes) => keep(name, (draft) => writeFile(draft, bytes, { mode: PRIVATE_FILE })),
    copy: (name, path) => keep(name, (draft) => copyFile(path, draft)),
  };
}
