import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('no two stylesheets of the storefront share a file name, since class names are made of it', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice).toEqual([]);
});
