import { expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['chrome', `${MAC}/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`],
  ['chrome', `${PHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
  ['safari', `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`],
  ['safari', `${PHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['firefox', `${PHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['edge', `${MAC}/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['edge', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`],
  ['opera', `${MAC}/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['samsung', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  [null, 'Mozilla/5.0 (compatible; Other/1.0)'],
])('PT-17 the visitor’s browser is %s: %s', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser);
});
