import { ensureBuild, requireNode } from './runtime.js';

requireNode();
process.env.NODE_ENV ??= 'production';
await ensureBuild();
const { serve } = await import('../build/app/server/server.js');
await serve(process.env);
