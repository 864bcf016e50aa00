import { initialOf } from '#widgets/fields/field.ts';
import { fields } from '#widgets/marketing/form/fields.ts';
import { VISIT } from '../forms/a-form-page.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import {
  AT_ONCE,
  follow,
  HEADING,
  popupOf,
  publish,
  ready,
  visit,
  WHERE,
  wouldHaveCome,
} from './popup-page.ts';

const CONTENT = /jamra\/v1\/popup\//;
const text = (id: string, times: number) => ({
  ...{ id, widget: 'text', version: 1 },
  settings: {
    html: {
      en: `<p>${'A gift with every order over 200 dirhams. '.repeat(times)}</p>`,
      ar: `<p>${'هدية مع كل طلب يتجاوز 200 درهم. '.repeat(times)}</p>`,
    },
  },
});
const FORM = { id: 'ask', widget: 'form', version: 1, settings: { ...initialOf(fields), ...VISIT } };
const LARGE = [HEADING, text('terms', 250), FORM];

test(
  'BUILDER §6 a large content is fetched when the popup opens, once, and its form is at work',
  PROOF,
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (CONTENT.test(request.url())) requests.push(request.url());
    });
    const [id = 0] = await publish({ tree: LARGE });
    await visit(page);
    await ready(page);
    expect(requests).toEqual([]);
    await follow(page, `#popup:open?id=${id}`);
    const popup = popupOf(page, id);
    await expect(popup).toBeVisible();
    await expect(popup).toHaveAccessibleName('An offer');
    await expect(popup.getByText('A gift with every order').first()).toBeVisible();
    await popup.getByRole('button', { name: 'Book' }).click();
    await expect(popup.getByRole('alert')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(WHERE);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await follow(page, `#popup:open?id=${id}`);
    await expect(popup).toBeVisible();
    expect(requests).toHaveLength(1);
  },
);

test(
  'a content that cannot be fetched leaves the popup closed, uncounted, and to be opened later',
  PROOF,
  async ({ page }) => {
    await page.route(CONTENT, (route) => route.fulfill({ status: 503, body: 'down' }));
    const [large = 0] = await publish({ ...AT_ONCE, tree: LARGE });
    await page.goto(WHERE);
    await page.waitForRequest(CONTENT);
    await wouldHaveCome(page);
    await expect(popupOf(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate((id) => localStorage.getItem(`popup_${id}_times`), large)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('visitPopups'))).toBe('0');
    await page.unroute(CONTENT);
    await follow(page, `#popup:open?id=${large}`);
    await expect(popupOf(page, large)).toBeVisible();
  },
);

test(
  'PS-04 a content that never arrives holds back another popup for ten seconds, and no longer',
  PROOF,
  async ({ page }) => {
    // Neither answered nor refused.
    await page.route(CONTENT, () => undefined);
    const [large = 0, other = 0] = await publish(
      { ...AT_ONCE, tree: LARGE },
      { ...AT_ONCE, avoid_multiple_popups: true },
    );
    await page.goto(WHERE);
    await page.waitForRequest(CONTENT);
    await wouldHaveCome(page);
    await expect(popupOf(page, other)).toHaveCount(0);
    await expect(popupOf(page, other)).toBeVisible();
    await expect(popupOf(page, large)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('visitPopups'))).toBe('1');
  },
);

test('the content of an Arabic page is Arabic', async ({ page }) => {
  await publish({ ...AT_ONCE, tree: LARGE });
  await page.goto(`/ar${WHERE}`);
  await expect(popupOf(page).getByText('هدية مع كل طلب').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a link to a large popup leads to its content', PROOF, async ({ page }) => {
    const [id = 0] = await publish({ ...AT_ONCE, tree: LARGE });
    await page.goto(`${WHERE}#popup:open?id=${id}`);
    await page.getByRole('link', { name: 'Message from the store' }).click();
    await expect(page).toHaveURL(new RegExp(`/popup/${id}/$`));
    await expect(page.getByText('A gift with every order').first()).toBeVisible();
  });
});
