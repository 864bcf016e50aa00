import { createServer as createHttpServer } from 'node:http';
import { registerAreas, requireNode } from './runtime.js';

requireNode();
process.env.NODE_ENV = 'development';
await registerAreas();
const { createServer: createVite } = await import('vite');

// Vite stands in front: it serves the source of the storefront script and reloads pages. The shop behind it is loaded
// anew when its source changes; the database goes on, because it runs outside.
const vite = await createVite({ appType: 'custom', publicDir: 'public', server: { middlewareMode: true } });
let current = { module: null, app: null };

async function currentApp() {
  const module = await vite.ssrLoadModule('/src/server/server.ts');
  if (module !== current.module) {
    const previous = current.app;
    current = { module, app: await module.openForDevelopment(process.env) };
    await previous?.close();
  }
  return current.app;
}

const { config } = await currentApp();
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    currentApp().then(
      (app) => app.answer(request, response),
      (error) => {
        vite.ssrFixStacktrace(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(error.stack);
      },
    );
  });
});
server.listen(config.port, config.host, () => {
  process.stdout.write(`Development server: ${config.publicUrl}/\n`);
});

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  server.closeAllConnections();
  server.close();
  await current.app?.close();
  await vite.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
