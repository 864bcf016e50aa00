import { expect, it } from 'vitest';
import { LONGEST_PASTE, readCopied, readPasted, writeNodes } from './clipboard.ts';

const node = (id: string, widget = 'heading') => ({
  id,
  widget,
  version: 1,
  settings: {},
  common: {},
  slots: {},
});

/** A clipboard by type. */
function clipboard(held: Readonly<Record<string, string>> = {}): DataTransfer {
  const data = new Map(Object.entries(held));
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, text: string) => data.set(type, text),
    files: [],
  } as unknown as DataTransfer;
}

it('pastes only nodes of known widgets', () => {
  expect(readCopied(JSON.stringify([node('a')]))).toEqual([node('a')]);
  for (const text of ['', 'words', '{"a":1', '{"a":1}', 'null', '[7]', '[]'])
    expect(readCopied(text)).toBeNull();
  expect(readCopied(JSON.stringify([node('a', 'of-another-time')]))).toBeNull();
});

it('pastes what was copied; other programs get its name', () => {
  const data = clipboard();
  writeNodes(data, [node('a')], 'Heading');
  expect(readPasted(data)).toEqual({ kind: 'nodes', nodes: [node('a')] });
  expect(data.getData('text/plain')).toBe('Heading');
});

it('refuses two megabytes of any content', () => {
  const long = 'x'.repeat(LONGEST_PASTE + 1);
  for (const type of ['application/x-jamra-nodes+json', 'text/html', 'text/plain'])
    expect(readPasted(clipboard({ [type]: long }))).toEqual({ kind: 'refused', reason: 'tooLarge' });
});
