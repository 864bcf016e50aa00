import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Area = Readonly<{ folder: string; name: string }>;

/** A generated registry: the file of each area that it imports, and how it is printed. */
type List = Readonly<{ takes: string; print: (areas: readonly Area[]) => string }>;

/** The folder of the generated lists. */
const OWN_FOLDER = 'areas';

const HEAD = '// Written by `npm run areas` from the folders beside this one.\n';

function imports(exported: string, file: string) {
  return ({ folder, name }: Area) => `import { ${exported} as ${name} } from '../${folder}/${file}';\n`;
}

function keyed({ folder, name }: Area): string {
  return folder === name ? `  ${name},\n` : `  '${folder}': ${name},\n`;
}

/** Prints an object with the exports of each area, keyed by folder. */
function byFolder(exported: string, file: string, list: string): List {
  return {
    takes: file,
    print: (areas) =>
      `${areas.map(imports(exported, file)).join('')}\nexport const ${list} = {\n${areas.map(keyed).join('')}};\n`,
  };
}

/** Prints an object that merges those of all areas. */
function merged(exported: string, file: string, list: string): List {
  return {
    takes: file,
    print: (areas) =>
      `${areas.map(imports(exported, file)).join('')}\nexport const ${list} = {\n${areas
        .map(({ name }) => `  ...${name},\n`)
        .join('')}};\n`,
  };
}

/** Prints re-exports of all areas. */
function allOf(file: string): List {
  return {
    takes: file,
    print: (areas) => areas.map(({ folder }) => `export * from '../${folder}/${file}';\n`).join(''),
  };
}

const LISTS: Readonly<Record<string, List>> = {
  'menus.ts': byFolder('menu', 'area.ts', 'areaMenus'),
  'routes.ts': byFolder('routes', 'area.ts', 'areaRoutes'),
  'actions.ts': merged('actions', 'actions.ts', 'areaActions'),
  'help-en.ts': merged('help', 'help/en.ts', 'areaHelp'),
  'help-ar.ts': merged('help', 'help/ar.ts', 'areaHelp'),
  'messages-en.ts': allOf('messages/en.ts'),
  'messages-ar.ts': allOf('messages/ar.ts'),
};

function toName(folder: string): string {
  return folder.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * Generates the registries of the back office. Of each area, `area.ts` declares screens, `actions.ts` actions,
 * `messages` texts and `help` the help of its screens.
 *
 * @param admin the folder that contains the areas
 * @returns the content of each file in `areas/`, by name
 */
export function printAreas(admin: string): Map<string, string> {
  const folders = readdirSync(admin, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== OWN_FOLDER)
    .map(({ name }) => name)
    .sort();
  return new Map(
    Object.entries(LISTS).map(([list, { takes, print }]) => {
      const areas = folders
        .filter((folder) => existsSync(join(admin, folder, takes)))
        .map((folder) => ({ folder, name: toName(folder) }));
      return [list, `${HEAD}${print(areas)}`];
    }),
  );
}
