import cluster from 'node:cluster';
import { ensureBuild, holdLess, keepCompiled, requireNode } from './runtime.js';

requireNode();
holdLess();
keepCompiled();
process.env.NODE_ENV ??= 'production';

async function serve() {
  const shop = await import('../build/app/server/server.js');
  await shop.serve(process.env);
}

if (cluster.isWorker) {
  await serve();
} else {
  await ensureBuild();
  const { start } = await import('../build/app/server/processes.js');
  await start(process.env, serve);
}
