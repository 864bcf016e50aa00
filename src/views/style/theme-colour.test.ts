import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THEME_COLOUR } from './theme-colour.ts';

it('RT-07 the theme colour is the page’s background', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(tokens).toContain(`--c-ground: ${THEME_COLOUR};`);
});
