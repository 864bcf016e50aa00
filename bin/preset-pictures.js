import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root } from './runtime.js';

// Prints every preset of the page builder by the shop on its demo goods, in both languages, and keeps small pictures of
// them for the back office. `npm run preset-pictures -- --look FOLDER` writes them to a folder instead, whole and at the
// widths of a phone, a tablet and a desktop.
requireNode();
const at = process.argv.indexOf('--look');
const folder = at === -1 ? null : (process.argv[at + 1] ?? 'preset-pictures');
const names = process.argv.slice(2).filter((word, index) => !word.startsWith('--') && index !== at - 1);
process.env.CHROMIUM = requireChromium();
await ensureBuild();
if (folder !== null) mkdirSync(folder, { recursive: true });
const { printPresets } = await import('../tests/presets/print-presets.ts');
await printPresets({
  lookFolder: folder,
  keptFolder: join(root, 'src/app/admin/templates/presets/pictures'),
  names,
});
