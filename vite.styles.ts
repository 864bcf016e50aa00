import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/**
 * Class names that the server's build and the browser's build agree on: file name, then local name.
 * A test holds file names apart.
 */
export const sharedClassNames: CSSModulesOptions = {
  generateScopedName: (local, file) => `${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`,
};
