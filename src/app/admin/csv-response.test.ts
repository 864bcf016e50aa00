import { expect, it } from 'vitest';
import { csvResponse, csvStream } from './csv-response.ts';

it('BO-01 a cell that a spreadsheet would run as a formula is text; a negative amount stays a number', async () => {
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

it('BO-04 a table is streamed while its rows are read, and reading stops when the client leaves', async () => {
  let read = 0;
  let isEnded = false;
  async function* rows() {
    try {
      for (;;) {
        read += 1;
        yield [read, '=1+1', 'x'.repeat(1000)];
      }
    } finally {
      isEnded = true;
    }
  }
  const response = csvStream('consent.csv', rows());
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const reader = response.body?.getReader();
  let text = '';
  while (!text.includes('\n'))
    text += new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader?.read())?.value);
  expect(text).toMatch(/^\ufeff1,'=1\+1,x+\n/);
  await reader?.cancel();
  await expect.poll(() => isEnded).toBe(true);
  expect(read).toBeLessThan(1000);
});

it('BO-04 an export that fails midway breaks the download', async () => {
  async function* rows() {
    yield ['first'];
    throw new Error('no answer from the database');
  }
  await expect(csvStream('consent.csv', rows()).text()).rejects.toThrow('no answer');
});
