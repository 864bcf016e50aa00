import { defineConfig } from 'vite';
import { sharedClassNames } from './vite.styles.ts';

/** The storefront's own script and its one stylesheet: `build/browser`. */
export default defineConfig({
  css: { modules: sharedClassNames },
  build: {
    outDir: 'build/browser',
    assetsDir: 's',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rollupOptions: { input: { main: 'src/browser/main.ts', styles: 'src/browser/styles.ts' } },
  },
});
