import { expect, it } from 'vitest';
import { breakdownParams, readBreakdownQuery } from './breakdown-query.ts';

const NOW = new Date('2026-11-21T22:30:00Z');
const read = (search: string) => readBreakdownQuery(new URLSearchParams(search), NOW);

it('BO-06 the default is direct visits of the last four weeks', () => {
  expect(read('')).toEqual({
    ...{ report: 'sources', key: '', from: '2026-10-26', to: '2026-11-22', compares: false },
  });
});

it('BO-06 a report whose lines link to other lists has no breakdown', () => {
  expect(read('report=pages&key=/shop/')).toMatchObject({ report: 'sources', key: '/shop/' });
  expect(read(`report=links&key=${'x'.repeat(500)}`).key).toHaveLength(200);
});

it.each(['', 'a&b=c', '(other)', 'ملف.pdf'])(
  'BO-06 the line “%s” survives a round trip through its URL',
  (key) => {
    const query = { ...read('report=files&from=2026-11-02&to=2026-11-08&compare=1'), key };
    expect(read(breakdownParams(query).toString())).toEqual(query);
  },
);
