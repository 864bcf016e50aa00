import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { printAreas } from './print-areas.ts';

const admin = mkdtempSync(join(tmpdir(), 'jamra-areas-'));
afterAll(() => rmSync(admin, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(admin, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const FILES = {
  'parts/messages/en.ts': "export const admin = { save: 'Save' };",
  'parts/messages/ar.ts': "export const admin = { save: 'حفظ' };",
  'gift-cards/area.ts': `
    export const menu = [{ path: '/admin/gift-cards/', label: 'adminGiftCards:menu.giftCards' }];
    export const routes = { 'gift-cards': 'gift-cards.tsx' };`,
  'gift-cards/actions.ts': "export const actions = { 'gift-cards.list': { need: 'orders.see' } };",
  'gift-cards/messages/en.ts': "export const adminGiftCards = { menu: { giftCards: 'Gift cards' } };",
  'gift-cards/messages/ar.ts': "export const adminGiftCards = { menu: { giftCards: 'بطاقات الهدايا' } };",
  'gift-cards/help/en.ts': "export const help = { '/admin/gift-cards/': { about: 'Cards.', tasks: [] } };",
  'gift-cards/help/ar.ts': "export const help = { '/admin/gift-cards/': { about: 'بطاقات.', tasks: [] } };",
};

it('a folder registers an area with its menu, screens, actions, texts and help', async () => {
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const lists = printAreas(admin);
  for (const [list, text] of lists) write(`areas/${list}`, text);
  expect(printAreas(admin)).toEqual(lists);
  const read = (list: string) => import(pathToFileURL(join(admin, 'areas', list)).href);
  expect((await read('menus.ts')).areaMenus['gift-cards']).toMatchObject([{ path: '/admin/gift-cards/' }]);
  expect((await read('routes.ts')).areaRoutes).toEqual({
    'gift-cards': { 'gift-cards': 'gift-cards.tsx' },
  });
  expect((await read('actions.ts')).areaActions).toEqual({ 'gift-cards.list': { need: 'orders.see' } });
  expect(Object.keys(await read('messages-en.ts')).toSorted()).toEqual(['admin', 'adminGiftCards']);
  expect((await read('help-ar.ts')).areaHelp['/admin/gift-cards/'].about).toBe('بطاقات.');
  expect((await read('messages-ar.ts')).adminGiftCards.menu.giftCards).toBe('بطاقات الهدايا');
});

it.each([...printAreas(dirname(import.meta.dirname))])('%s lists the areas that are there', (list, fresh) => {
  expect(readFileSync(join(import.meta.dirname, list), 'utf8')).toBe(fresh);
});
