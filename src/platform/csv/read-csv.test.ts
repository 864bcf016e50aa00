import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it('BO-03 a table whose file is gone is a fault of its reader, not of the process', async () => {
  await expect(readCsv('/nowhere/at-all.csv').next()).rejects.toMatchObject({ code: 'ENOENT' });
});
