import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Assets } from '#app/context.ts';

/** The stylesheet of a widget is in its folder, under its name. */
const WIDGET_STYLES = 'src/widgets/*/*/*.css';
const isWidgetStyle = (file: string) => /^src\/widgets\/[^/]+\/[^/]+\/[^/]+\.css$/.test(file);

/** Stylesheets of several widgets, by their name in `views/style/on-demand`. */
const SHARED_STYLES: Readonly<Record<string, readonly string[]>> = {
  account: ['my-account'],
  landing: ['band', 'category-tiles', 'duo', 'facts', 'fit-cards', 'hero'],
  purchase: ['cart', 'checkout', 'purchase-summary'],
};

function sharedStyles(addressOf: (name: string) => string): Record<string, string> {
  const entries = Object.entries(SHARED_STYLES).flatMap(([name, widgets]) =>
    widgets.map((widget) => [widget, addressOf(name)]),
  );
  return Object.fromEntries(entries);
}

const sourceStyle = (name: string) => `/src/views/style/on-demand/${name}.css`;

/** The script of every page, and its imports for the cart and checkout pages. */
const SCRIPT = 'src/browser/main.ts';
const CART = 'src/browser/cart-page/start-cart-page.ts';
const CHECKOUT = 'src/browser/checkout/checkout.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** Assets while Vite serves the source. */
export const sourceAssets: Assets = {
  script: '/src/browser/main.ts',
  stylesheet: '/src/views/style/storefront.css',
  accountStylesheet: sourceStyle('account'),
  offCanvasStylesheet: sourceStyle('off-canvas'),
  purchaseStylesheet: sourceStyle('purchase'),
  testBankStylesheet: sourceStyle('test-bank'),
  widgetStylesheets: {
    ...sharedStyles(sourceStyle),
    ...Object.fromEntries(globSync(WIDGET_STYLES).map((file) => [basename(file, '.css'), `/${file}`])),
  },
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
  const stylesOf = (name: string): string => {
    const source = `src/browser/${name}.ts`;
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
  const onDemand = (name: string) => stylesOf(`${name}-styles`);
  const modulesOf = (source: string): string[] => {
    const chunk = chunkOf(source);
    return [`/${chunk.file}`, ...importsOf(chunk)];
  };
  return {
    script: `/${script.file}`,
    stylesheet: stylesOf('styles'),
    accountStylesheet: onDemand('account'),
    offCanvasStylesheet: onDemand('off-canvas'),
    purchaseStylesheet: onDemand('purchase'),
    testBankStylesheet: onDemand('test-bank'),
    widgetStylesheets: {
      ...sharedStyles(onDemand),
      ...Object.fromEntries(
        Object.entries(manifest)
          .filter(([source]) => isWidgetStyle(source))
          .map(([source, { file }]) => [basename(source, '.css'), `/${file}`]),
      ),
    },
    preloads: importsOf(script),
    pageModules: { cart: modulesOf(CART), checkout: modulesOf(CHECKOUT) },
    isSource: false,
  };
}
