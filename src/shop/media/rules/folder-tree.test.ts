import { expect, it } from 'vitest';
import { folderPath, isNameTaken } from './folder-tree.ts';

const FOLDERS = [
  { id: 1, parentId: null, name: 'Devices' },
  { id: 2, parentId: 1, name: 'Duo' },
  { id: 3, parentId: 2, name: 'Gold' },
];

it('BO-01 gives the path to a folder, and none to a deleted one', () => {
  expect(folderPath(FOLDERS, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(folderPath(FOLDERS, 9)).toEqual([]);
  expect(folderPath(FOLDERS, null)).toEqual([]);
});

it('BO-01 a name is taken among its siblings only, and not by the folder itself', () => {
  expect(isNameTaken(FOLDERS, { id: null, parentId: 1, name: 'duo' })).toBe(true);
  expect(isNameTaken(FOLDERS, { id: 2, parentId: 1, name: 'DUO' })).toBe(false);
  expect(isNameTaken(FOLDERS, { id: null, parentId: null, name: 'Duo' })).toBe(false);
});
