import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const ofScripts = Object.values(scripts).flatMap((line) => line.match(/(?<=^node )(bin|bench)\/\S+/) ?? []);
/** It uses nothing that Node 20 lacks. */
const RUNS_ANYWHERE = 'bin/check-imports.js';
const programs = [
  ...new Set([...ofScripts.filter((name) => name.endsWith('.js')), 'bench/fill-catalogue.js']),
];

it.each(programs.filter((name) => name !== RUNS_ANYWHERE))(
  '%s says under an old Node what is missing',
  (name) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', join(root, 'tests/processes/as-old-node.js'), name],
      { cwd: root, encoding: 'utf8', timeout: 20_000 },
    );
    expect(stderr).toMatch(/^Node 20\.20\.2 is too old for the shop, which needs 22\.22 or newer\. .*\n$/);
    expect([status, stdout]).toEqual([1, '']);
  },
);
