import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '#app/context.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** Assets while Vite serves the source. */
export const sourceAssets: Assets = {
  script: '/src/browser/main.ts',
  stylesheet: '/src/views/style/storefront.css',
  accountStylesheet: '/src/views/style/account.css',
  preloads: [],
  isSource: true,
};

/**
 * Reads the built file names from the Vite manifest.
 *
 * @param browserDir `build/browser`
 * @throws when there is no build
 */
export function readAssets(browserDir: string): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(browserDir, 'manifest.json'), 'utf8'));
  const script = manifest['src/browser/main.ts'];
  const stylesheet = manifest['src/browser/styles.ts']?.css?.[0];
  const accountStylesheet = manifest['src/browser/account-styles.ts']?.css?.[0];
  if (script === undefined || stylesheet === undefined || accountStylesheet === undefined)
    throw new Error(`no storefront build in ${browserDir}`);
  const imports = (script.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  return {
    script: `/${script.file}`,
    stylesheet: `/${stylesheet}`,
    accountStylesheet: `/${accountStylesheet}`,
    preloads: imports.map((file) => `/${file}`),
    isSource: false,
  };
}
