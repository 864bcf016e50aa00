import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionRegistry } from '#admin-actions/registry.ts';
import type { AreaRoutes, MenuEntry } from '#app/admin/area.ts';
import { areaMenus } from '#app/admin/areas/menus.ts';
import { areaRoutes } from '#app/admin/areas/routes.ts';
import { translatorFor } from '#messages';
import { RIGHTS } from '#shop/staff';

/** Rights of all staff, even without a second factor. */
const OPEN = ['anybody', 'anybody-new'];

const admin = join(import.meta.dirname, '../../src/app/admin');
const areas = globSync('*/area.ts', { cwd: admin }).map((file) => basename(dirname(file)));
const menus: Readonly<Record<string, readonly MenuEntry[]>> = areaMenus;
const routes: Readonly<Record<string, AreaRoutes>> = areaRoutes;
const actions = import.meta.glob<Record<string, { need: string }>>(
  ['../../src/app/admin/*/actions.ts', '!../../src/app/admin/areas/*'],
  { import: 'actions', eager: true },
);

describe.each(areas)('the area %s', (area) => {
  const menu = menus[area] ?? [];
  const addresses = Object.keys(routes[area] ?? {}).map((path) =>
    path === '' ? '/admin/' : `/admin/${path}/`,
  );

  it('are in the menu with a name in both languages, unless each of its screens shows one record', () => {
    if (addresses.some((address) => !address.includes(':'))) expect(menu.length).toBeGreaterThan(0);
    for (const { label } of menu) {
      expect(translatorFor('en').exists(label), label).toBe(true);
      expect(translatorFor('ar').exists(label), label).toBe(true);
    }
  });

  it('has a screen at every address of its menu', () => {
    expect(addresses).toEqual(expect.arrayContaining(menu.map(({ path }) => path.split('?')[0])));
  });

  it('names the right that each of its actions needs', () => {
    const areaActions = actions[`../../src/app/admin/${area}/actions.ts`] ?? {};
    for (const [name, { need }] of Object.entries(areaActions))
      for (const one of [need].flat()) expect([...OPEN, ...RIGHTS], name).toContain(one);
  });

  it('has the files of its screens', () => {
    const missing = Object.values(routes[area] ?? {}).filter((file) => !existsSync(join(admin, area, file)));
    expect(missing).toEqual([]);
  });
});

it('no two areas have an action of the same name', () => {
  const names = Object.values(actions).flatMap((areaActions) => Object.keys(areaActions));
  expect(names.toSorted()).toEqual(Object.keys(actionRegistry).toSorted());
});

it('no two entries of the menu share a place', () => {
  const places = Object.values(menus).flatMap((menu) => menu.map(({ order }) => order));
  expect(new Set(places).size).toBe(places.length);
});
