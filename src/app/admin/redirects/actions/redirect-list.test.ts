import { expect, it } from 'vitest';
import { readRedirectList } from './redirect-list.ts';

it('RT-08 a list is parsed with or without a header, by comma, semicolon or tab', () => {
  const pair = { source: '/old/', target: '/new/' };
  expect(readRedirectList('source,target\n/old/,/new/')).toEqual([{ line: 2, ...pair }]);
  expect(readRedirectList('/old/;/new/\n')).toEqual([{ line: 1, ...pair }]);
  expect(readRedirectList('\ufeffto\tfrom\n/new/\t/old/')).toEqual([{ line: 2, ...pair }]);
});

it('RT-08 a text that is not a list is refused without a fault', () => {
  for (const text of ['', 'hello', '"broken', 'name,price\na,b']) expect(readRedirectList(text)).toBeNull();
});
