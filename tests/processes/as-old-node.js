import { registerHooks } from 'node:module';

// Loaded before a program: this Node then looks like version 20, which loads no TypeScript and has fewer names in
// node:module.
const OLD_MODULE = `
  import module from 'builtin-module';
  export const { builtinModules, createRequire, isBuiltin, register, syncBuiltinESMExports } = module;
  export default { builtinModules, createRequire, isBuiltin, register, syncBuiltinESMExports };
`;

Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'builtin-module') return next('node:module', context);
    const isOwn = context.parentURL?.includes('/node_modules/') === false;
    if (specifier === 'node:module' && isOwn && !context.parentURL.startsWith('old:'))
      return { url: 'old:module', format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
  load: (url, context, next) => {
    if (url === 'old:module') return { source: OLD_MODULE, format: 'module', shortCircuit: true };
    if (/\.tsx?$/.test(url)) throw new TypeError(`Unknown file extension ".ts" for ${url}`);
    return next(url, context);
  },
});
