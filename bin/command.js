import { ensureBuild, keepCompiled, requireNode } from './runtime.js';

requireNode();
keepCompiled();
process.env.NODE_ENV ??= 'production';
await ensureBuild();
const { runCommand } = await import('../build/app/server/command.js');
process.exitCode = await runCommand(process.argv.slice(2), process.env);
