import { expect, it } from 'vitest';
import { cutFont } from '#platform/files/fonts/fonts.ts';
import { shippedFont } from '#tests/a-font.ts';
import { IS_PROOF } from '#tests/is-proof.ts';
import { fallbackStyle } from './fallbacks.ts';
import { SHIPPED_FONTS } from './fonts.ts';
import { SCRIPT_FACTS, SCRIPTS } from './scripts.ts';
import { fontsOf } from './uploaded-fonts.ts';

const shipped = fontsOf({}, []);
/** Per script; a subset takes about a second. */
const MOST_FONTS = IS_PROOF ? Number.POSITIVE_INFINITY : 2;

it('the metrics of the shipped fonts are those of their files', async () => {
  for (const script of SCRIPTS)
    for (const [name, { metrics }] of Object.entries(SHIPPED_FONTS[script]).slice(0, MOST_FONTS)) {
      const cut = await cutFont(shippedFont(`${name}-${script}`), SCRIPT_FACTS[script]);
      expect(cut?.metrics, name).toEqual(metrics);
    }
}, 60_000);

it('a fallback has the width and line height of its font, in both weights', () => {
  const style = fallbackStyle(shipped, 'en');
  expect(style).toContain(
    '@font-face{font-family:L1;src:local(Arial),local(Liberation Sans);size-adjust:100.5%;ascent-override:96.51%;descent-override:24.87%;line-gap-override:0%}',
  );
  expect(style).toContain(
    '@font-face{font-family:L1;src:local(Arial Bold),local(Liberation Sans Bold);size-adjust:96.08%;ascent-override:100.96%;descent-override:26.02%;line-gap-override:0%;font-weight:600 900}',
  );
  expect(style).toContain(
    '@layer tokens{:root{--font:"Dirham","Instrument Sans Variable","Readex Pro Variable",A1,A2,A3,L1,L2,L3,system-ui,sans-serif}}',
  );
});

it('English pages have no Arabic fallbacks, Arabic ones have both', () => {
  expect(fallbackStyle(shipped, 'en').match(/@font-face/g)).toHaveLength(6);
  const style = fallbackStyle(shipped, 'ar');
  expect(style.match(/@font-face/g)).toHaveLength(12);
  expect(style.match(/unicode-range:U\+600-6FF/g)).toHaveLength(6);
  expect(style).toContain(
    ':root:lang(ar){--font:"Dirham","Readex Pro Variable","Instrument Sans Variable",A1',
  );
});
