import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../../node_modules/@mantine');
const CORE = join(PACKAGES, 'core');
/** Packages of Mantine whose components use components of its core. */
const AROUND_CORE = ['charts', 'dropzone', 'modals', 'notifications', 'tiptap'];
const IMPORTED = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]@mantine\/core['"]/g;
const RELATIVE = /from\s*"(\.[^"]+)"/g;

/** The names that a module imports from `@mantine/core`. */
function namesIn(source: string): string[] {
  const lists = [...source.matchAll(IMPORTED)].map(([, names = '']) => names);
  return lists.flatMap((names) =>
    names.split(',').map((name) => /^(?:type )?(\w*)/.exec(name.trim())?.[1] ?? ''),
  );
}

/** The stylesheets of components and of the components they consist of. */
function sheetsOf(components: readonly string[]): string[] {
  const modules = new Map(globSync(`${CORE}/esm/**/*.mjs`).map((file) => [file, readFileSync(file, 'utf8')]));
  const reached = new Set([...modules.keys()].filter((file) => components.includes(basename(file, '.mjs'))));
  // The iteration includes what is added during it.
  for (const file of reached) {
    const paths = [...(modules.get(file) ?? '').matchAll(RELATIVE)].map(([, path = '']) => path);
    for (const path of paths) reached.add(join(dirname(file), path));
  }
  return [...reached]
    .filter((file) => file.endsWith('.module.mjs'))
    .map((file) => basename(file, '.module.mjs'));
}

it('exactly the used components of Mantine have their styles', () => {
  const files = globSync(join(import.meta.dirname, '**/*.{ts,tsx}'));
  const theirs = AROUND_CORE.flatMap((name) => globSync(join(PACKAGES, name, 'esm/**/*.mjs')));
  const used = [...files, ...theirs].flatMap((file) => namesIn(readFileSync(file, 'utf8')));
  const shipped = readdirSync(join(CORE, 'styles'));
  const needed = sheetsOf(used).filter((name) => shipped.includes(`${name}.css`));
  const sheet = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
  const listed = [...sheet.matchAll(/styles\/([A-Z]\w+)\.css/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(needed.toSorted());
});
