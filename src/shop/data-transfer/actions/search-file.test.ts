import { expect, it } from 'vitest';
import { personPattern } from '#kernel/text/person-pattern.ts';
import type { FileKind } from '../import-run.ts';
import { isNamedInFile } from './search-file.ts';

const pattern = new RegExp(personPattern({ emails: ['sara@example.com'], phones: [] }) ?? '', 'i');

/** Searches files that arrive in chunks; archive entries have separate names. */
async function search(kind: FileKind, files: Readonly<Record<string, readonly string[]>>) {
  const open = { count: 0 };
  async function* read(name: string): AsyncGenerator<Buffer> {
    const pieces = files[name];
    if (pieces === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    for (const piece of pieces) yield Buffer.from(piece);
  }
  const openZip = async () => {
    open.count += 1;
    return {
      names: Object.keys(files),
      read,
      close: async () => {
        open.count -= 1;
      },
    };
  };
  const deps = { readBytes: read, pathOf: (name: string) => name, archive: { openZip } };
  const isNamed = await isNamedInFile(deps, { kind, file: 'file' }, pattern);
  return { isNamed, stillOpen: open.count };
}

it.each([
  [['ID,user_email\n1,sara@exam', 'ple.com\n'], true],
  [['ID,user_email\n1,\\sara@example.com\n'], true],
  [['ID,user_email\n1,ali@example.com\n'], false],
])('CU-03 a table is searched across chunks: %j', async (pieces, isNamed) => {
  expect(await search('customers', { file: pieces })).toMatchObject({ isNamed });
});

it('CU-03 an email after an escaped line break is found in fetched pages and archives', async () => {
  const text = JSON.stringify({ note: 'Ask her:\nsara@example.com' });
  const cut = text.indexOf('\\') + 1;
  const pieces = [text.slice(0, cut), text.slice(cut)];
  expect(await search('orders', { file: [''], 'file.pages': pieces })).toMatchObject({ isNamed: true });
  expect(await search('archive', { 'tables/order.ndjson': pieces })).toMatchObject({ isNamed: true });
});

it('CU-03 an archive is closed, with or without a match', async () => {
  const archive = (text: string) => search('archive', { 'tables/a': [text], 'tables/b': [text] });
  expect(await archive('sara@example.com')).toEqual({ isNamed: true, stillOpen: 0 });
  expect(await archive('nobody')).toEqual({ isNamed: false, stillOpen: 0 });
});
