import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

const widgetStyles = globSync('src/widgets/*/*/*.css').map((file) => [
  `widget-${basename(file, '.css')}`,
  file,
]);

/** The storefront's own script and its stylesheets: `build/browser`. */
export default defineConfig({
  build: {
    outDir: 'build/browser',
    assetsDir: 's',
    manifest: 'manifest.json',
    modulePreload: false,
    rollupOptions: {
      input: {
        main: 'src/browser/main.ts',
        styles: 'src/browser/styles.ts',
        account: 'src/browser/account-styles.ts',
        landing: 'src/browser/landing-styles.ts',
        'off-canvas': 'src/browser/off-canvas-styles.ts',
        purchase: 'src/browser/purchase-styles.ts',
        'test-bank': 'src/browser/test-bank-styles.ts',
        ...Object.fromEntries(widgetStyles),
      },
    },
  },
});
