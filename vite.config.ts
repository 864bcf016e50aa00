import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Pages and server: `build/app/client` for hydrated apps, `build/app/server` for server and commands. */
export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/demo/**'] } },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: {
            server: './src/server.ts',
            command: './src/commands/main.ts',
            processes: './src/processes.ts',
          },
        },
      },
    },
  },
});
