import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { sharedClassNames } from './vite.styles.ts';

/** Pages and server: `build/client` for hydrated apps, `build/server` for server and commands. */
export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: sharedClassNames },
  publicDir: false,
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/demo/**'] } },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { server: './src/server.ts', command: './src/commands/main.ts' } },
      },
    },
  },
});
