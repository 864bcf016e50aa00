import { expect, it } from 'vitest';
import { textOf } from '../insertions.ts';
import type { PrintedMarkup } from './block.ts';
import { composeContent } from './compose-blocks.ts';
import { spliceMarkup } from './splice-markup.ts';

const encoder = new TextEncoder();

function markup(pieces: readonly string[], preloads: PrintedMarkup['preloads'] = []): PrintedMarkup {
  return {
    texts: pieces.filter((_, at) => at % 2 === 0).map((text) => encoder.encode(text)),
    holes: pieces.filter((_, at) => at % 2 === 1),
    preloads,
  };
}

const printed = (one: PrintedMarkup) => textOf(composeContent(one, 'P'));

it('parts fill the holes of the markup around them, with their own ids', () => {
  const outer = markup(['<a id="_', '', 'R_1_"></a><main>', 'tabs', '</main><aside>', 'rows', '</aside>']);
  const tabs = markup(['<b id="_', '', 'R_1_">درهم</b>']);
  const rows = markup(['<i></i>']);
  const spliced = spliceMarkup(outer, { tabs, rows });
  expect(printed(spliced)).toBe(
    '<a id="_PR_1_"></a><main><b id="_PtabsR_1_">درهم</b></main><aside><i></i></aside>',
  );
  expect(spliced.holes).toEqual(['', '']);
});

it('a part without a hole is not printed', () => {
  const early = [{ href: '/media/a.avif' }];
  const outer = markup(['<main>', 'tabs', '</main>']);
  const spliced = spliceMarkup(outer, { tabs: markup(['tabs'], early), rows: markup(['rows'], early) });
  expect(printed(spliced)).toBe('<main>tabs</main>');
  expect(spliced.preloads).toEqual(early);
});
