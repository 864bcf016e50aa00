import { ensureBuild, requireNode } from './runtime.js';

requireNode();
await ensureBuild();
