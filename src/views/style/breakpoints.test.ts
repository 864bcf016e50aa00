import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deviceModeAt } from '#kernel/web/device-mode.ts';

const SRC = join(import.meta.dirname, '../..');
const PRELUDE = /@(?:media|import)[^{;]*/g;
const WIDTH = /\(([^()]*(?:width|inline-size)[^()]*)\)/g;

/** Every width condition in the media queries of a stylesheet, as written. */
function breakpointsIn(sheet: string): string[] {
  const preludes = [...sheet.matchAll(PRELUDE)].map(([prelude]) => prelude);
  return preludes.flatMap((prelude) => [...prelude.matchAll(WIDTH)].map(([, width = '']) => width.trim()));
}

function isEdgeOfModes(breakpoint: string): boolean {
  const [, side, px] = /^(max|min)-width:\s*(\d+)px$/.exec(breakpoint) ?? [];
  const lastPx = side === 'max' ? Number(px) : Number(px) - 1;
  return px !== undefined && deviceModeAt(lastPx) !== deviceModeAt(lastPx + 1);
}

it('LY-01 LY-02 media queries use the breakpoints of the device modes only', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const queries = sheets.flatMap((name) =>
    breakpointsIn(readFileSync(join(SRC, name), 'utf8')).map((width) => ({ name, width })),
  );
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter(({ width }) => !isEdgeOfModes(width))).toEqual([]);
});

it.each(['max-width: 480px', 'min-width: 768px', 'max-width: 769px', 'min-width: 48em', 'width < 1024px'])(
  'LY-02 no stylesheet may use %s',
  (width) => {
    const breakpoints = breakpointsIn(`@media screen and (${width}) { a { color: red; } }`);
    expect(breakpoints).toEqual([width]);
    expect(breakpoints.some(isEdgeOfModes)).toBe(false);
  },
);
