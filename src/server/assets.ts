import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Assets } from '#app/context.ts';

/** The stylesheet of a widget is in its folder, under its name. */
const WIDGET_STYLES = 'src/widgets/*/*/*.css';
const isWidgetStyle = (file: string) => /^src\/widgets\/[^/]+\/[^/]+\/[^/]+\.css$/.test(file);

/** The script of every page, and its imports for the cart and checkout pages. */
const SCRIPT = 'src/browser/main.ts';
const CART = 'src/browser/cart-page/start-cart-page.ts';
const CHECKOUT = 'src/browser/checkout/checkout.ts';

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
  pageModules: {},
  isSource: true,
};

/** @throws when there is no build */
function readManifest(browserDir: string) {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(browserDir, 'manifest.json'), 'utf8'));
  const chunkOf = (source: string): Chunk => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`no storefront build in ${browserDir}: ${source} is missing`);
    return chunk;
  };
  const stylesOf = (entry: string): string => {
    const source = `src/browser/${entry}.ts`;
    const [file] = chunkOf(source).css ?? [];
    if (file === undefined) throw new Error(`no styles of ${source} in ${browserDir}`);
    return `/${file}`;
  };
  /** The files that a chunk imports, without the script of every page. */
  const importsOf = ({ imports = [] }: Chunk): string[] =>
    imports.filter((key) => key !== SCRIPT).map((key) => `/${chunkOf(key).file}`);
  return { manifest, chunkOf, stylesOf, importsOf };
}

/**
 * Reads the built file names from the Vite manifest.
 *
 * @param browserDir `build/browser`
 * @throws when there is no build
 */
export function readAssets(browserDir: string): Assets {
  const { manifest, chunkOf, stylesOf, importsOf } = readManifest(browserDir);
  const script = chunkOf(SCRIPT);
  const modulesOf = (source: string): string[] => {
    const chunk = chunkOf(source);
    return [`/${chunk.file}`, ...importsOf(chunk)];
  };
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
    preloads: importsOf(script),
    pageModules: { cart: modulesOf(CART), checkout: modulesOf(CHECKOUT) },
    isSource: false,
  };
}
