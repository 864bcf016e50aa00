import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root } from './runtime.js';
import { folderInMemory } from './test-memory.js';
import { requireValkey } from './valkey.js';

/** What Vitest and Playwright write where the words on the line choose none of their files. */
const NO_TESTS = /No test files found|No tests found/;

/**
 * Runs a program beside another one: what it writes is passed on line by line.
 *
 * @returns its exit code, and whether it found no test to run
 */
async function runBeside(args) {
  const isColoured = process.stdout.isTTY && process.env.NO_COLOR === undefined;
  const env = isColoured ? { FORCE_COLOR: '1', ...process.env } : process.env;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let isEmpty = false;
  const passOn = async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      isEmpty ||= NO_TESTS.test(line);
      process.stdout.write(`${line}\n`);
    }
  };
  const [[code, signal]] = await Promise.all([
    once(child, 'exit'),
    passOn(child.stdout),
    passOn(child.stderr),
  ]);
  return { code: code ?? (signal ? 1 : 0), isEmpty };
}

/**
 * Runs the tests of rules, actions and wire, and keeps their report in memory.
 *
 * @returns the exit code, whether there was no test to run, and one line for each file or test that failed
 */
async function runRules(args) {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-tests-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ended = await runBeside([vitest, 'run', ...reporters, ...args]);
    return { ...ended, failed: ended.code === 0 || ended.isEmpty ? [] : readFailed(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFailed(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.filter(({ status }) => status === 'failed').flatMap(failedOf);
    return failed.length > 0 ? failed : ['no test: search the output above for "Unhandled"'];
  } catch {
    return ['there is no report: see the output above'];
  }
}

function failedOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${file}: ${message}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}\n    ${failureMessages[0] ?? ''}`,
  );
}

// Rules, actions and wire, and the pages in a real browser beside them: neither keeps both processors busy to its end.
// Both always run, so that one report shows all.
requireNode();
process.env.CHROMIUM = requireChromium();
requireValkey();
await ensureBuild();
// Processes that tests start, such as workers of pages and pictures, need not compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'build', 'compiled');
const args = process.argv.slice(2);
const memory = args.length === 0 ? folderInMemory() : null;
if (memory !== null) process.env.TEST_POSTGRES_DIR = join(memory, 'postgres');
const projects = ['pages', 'offline', 'settings'].map((name) => `--project=${name}`);
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const [rules, pages] = await Promise.all([
  runRules(args),
  runBeside([playwright, 'test', ...projects, ...args]),
]);
// Thousands of lines further up nobody finds them.
if (rules.failed.length > 0)
  process.stdout.write(
    `\nRules, actions and wire failed:\n\n${rules.failed.map((line) => `  ${line}\n`).join('')}\n`,
  );
// Words on the line that choose files of one of them leave the other one without any.
const ran = args.length === 0 ? [rules, pages] : [rules, pages].filter(({ isEmpty }) => !isEmpty);
process.exitCode = ran.length === 0 ? 1 : Math.max(...ran.map(({ code }) => code));
