import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE_BYTES = 64 * 1024;

function mount(folder: string, megabytes: number): void {
  const line = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'jamra-small', folder];
  try {
    execFileSync('mount', line, { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `This test needs a small disk, and this user may not mount one. Run it as root, or in a namespace of its own: ` +
        `unshare --user --map-auto --map-root-user --mount npm test`,
      { cause: error },
    );
  }
}

/** A small file system of its own that can be filled. */
export function aSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-small-'));
  const filler = join(folder, 'filler');
  mount(folder, megabytes);
  return {
    folder,
    /** Writes until nothing more fits. */
    fill: (): void => {
      const file = openSync(filler, 'a');
      try {
        for (let bytes = PIECE_BYTES; bytes >= 1; ) {
          try {
            writeSync(file, Buffer.alloc(bytes));
          } catch {
            bytes = Math.floor(bytes / 2);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: (): void => rmSync(filler, { force: true }),
    freeBytes: (): number => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    unmount: (): void => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
