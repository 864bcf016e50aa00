import { expect, it } from 'vitest';
import { csvResponse } from './csv-response.ts';

it('BO-01 a cell that a spreadsheet would run is text, and a negative amount stays a number', async () => {
  const response = csvResponse('sales.csv', [
    ['words', 'refunded'],
    ['=HYPERLINK("http://example.com")', '-12.00'],
    ['-1+1', -3],
  ]);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="sales.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'words,refunded\n"\'=HYPERLINK(""http://example.com"")",-12.00\n\'-1+1,-3\n',
  );
});
