import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Pages and server: `build/app/client` for hydrated apps, `build/app/server` for server and commands. */
export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/demo/**'] } },
  environments: {
    ssr: {
      // Hundreds of small files each, which Node would find and read one by one at every start; date-fns' list of its
      // files alone took it more than a second and 200 MB.
      resolve: { noExternal: ['date-fns', '@date-fns/tz', 'kysely', 'zod', 'stripe'] },
      build: {
        rollupOptions: {
          input: {
            server: './src/server/server.ts',
            command: './src/commands/main.ts',
            processes: './src/server/processes.ts',
          },
        },
      },
    },
  },
});
