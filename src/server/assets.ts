import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Assets } from '#app/context.ts';

/** The stylesheet of a widget stands in its folder, under its name. */
const WIDGET_STYLES = 'src/widgets/*/*/*.css';
const isWidgetStyle = (file: string) => /^src\/widgets\/[^/]+\/[^/]+\/[^/]+\.css$/.test(file);

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** Assets while Vite serves the source. */
export const sourceAssets: Assets = {
  script: '/src/browser/main.ts',
  stylesheet: '/src/views/style/storefront.css',
  accountStylesheet: '/src/views/style/on-demand/account.css',
  offCanvasStylesheet: '/src/views/style/on-demand/off-canvas.css',
  testBankStylesheet: '/src/views/style/on-demand/test-bank.css',
  widgetStylesheets: Object.fromEntries(
    globSync(WIDGET_STYLES).map((file) => [basename(file, '.css'), `/${file}`]),
  ),
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
  const noBuild = () => new Error(`no storefront build in ${browserDir}`);
  const script = manifest['src/browser/main.ts'];
  if (script === undefined) throw noBuild();
  const stylesOf = (entry: string) => {
    const file = manifest[`src/browser/${entry}.ts`]?.css?.[0];
    if (file === undefined) throw noBuild();
    return `/${file}`;
  };
  const imports = (script.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  return {
    script: `/${script.file}`,
    stylesheet: stylesOf('styles'),
    accountStylesheet: stylesOf('account-styles'),
    offCanvasStylesheet: stylesOf('off-canvas-styles'),
    testBankStylesheet: stylesOf('test-bank-styles'),
    widgetStylesheets: Object.fromEntries(
      Object.entries(manifest)
        .filter(([source]) => isWidgetStyle(source))
        .map(([source, { file }]) => [basename(source, '.css'), `/${file}`]),
    ),
    preloads: imports.map((file) => `/${file}`),
    isSource: false,
  };
}
