import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { compressFiles } from './compress-files.js';

/** The project's folder, wherever the command was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const STAMP = join(root, 'build', 'stamp');
const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.browser.config.ts',
  'react-router.config.ts',
];

/**
 * Ends the process with one line when this Node cannot run the shop. A program that a person starts calls it first, and
 * loads what an older Node cannot (TypeScript, newer packages) by `import()` after it.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  process.stderr.write(
    `Node ${process.versions.node} is too old for the shop, which needs 22.22 or newer. Start it with npm ("npm start"), ` +
      'which brings Node 24 along unless "npm ci" was run with --omit=optional, or install Node from nodejs.org.\n',
  );
  process.exit(1);
}

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

function sourceDigest() {
  const digest = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) {
      if (isTest(file)) continue;
      digest.update(file.slice(root.length)).update('\0').update(readFileSync(file));
    }
  }
  return digest.digest('hex');
}

/**
 * Runs a program of the project to its end.
 *
 * @returns its exit code
 */
export function run(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function runQuietly(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build failed:\n${output}`))));
  });
}

const YOUNG_HEAP = '--max-semi-space-size=8';
/** What grows to four times of what it holds where memory is plenty, is cleared sooner where it ends at a gigabyte. */
const OLD_HEAP_MB = 1024;
const MB = 1024 * 1024;

/** Where the heap ends sooner, or somebody has said where, it stays so. */
function heapFlags() {
  const isSaid = process.env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  const isSmaller = getHeapStatistics().heap_size_limit <= OLD_HEAP_MB * MB;
  return isSaid || isSmaller ? [YOUNG_HEAP] : [YOUNG_HEAP, `--max-old-space-size=${OLD_HEAP_MB}`];
}

/**
 * Goes on as the same process with less memory, where the system can: the C library keeps one heap for every thread
 * otherwise, and Node leaves objects, young and old, more room than they are worth. Together that is nearly half.
 */
export function holdLess() {
  const { platform, execPath, execArgv, argv, env } = process;
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX !== undefined || process.execve === undefined) return;
  process.execve(execPath, [execPath, ...heapFlags(), ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: '2',
  });
}

/** Compiled modules are kept beside the build, so that the next start need not compile them; without it all goes on. */
export function keepCompiled() {
  // By way of the namespace: a name that an older Node lacks would fail before `requireNode` can say so.
  modules.enableCompileCache(join(root, 'build', 'compiled'));
}

/** Lists the areas of the back office anew, so that one that was added is there. */
export function registerAreas() {
  return runQuietly([join(root, 'src/app/admin/areas/write-areas.ts')]);
}

/** Builds server and storefront script when the build is missing or older than the source. */
export async function ensureBuild() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceDigest()) return;
  process.stdout.write('Building the shop …\n');
  rmSync(STAMP, { force: true });
  await registerAreas();
  const digest = sourceDigest();
  await Promise.all([
    runQuietly([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build']),
    runQuietly([join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'vite.browser.config.ts']),
  ]);
  for (const folder of ['build/browser', 'build/app/client/assets']) await compressFiles(join(root, folder));
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, digest);
}
