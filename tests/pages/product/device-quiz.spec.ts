import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { readPage, withAttribute, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const QUIZ = '/which-device/';
/** A long battery, then menthol or aromatic sticks. */
const COOL = `${QUIZ}?quiz-device=2.2`;

const heading = (page: Page) => page.locator('[data-quiz-heading]');
const answer = (page: Page, name: string) => page.locator('.j-quiz__answers').getByRole('link', { name });
const cards = (page: Page) => page.locator('[data-quiz] .j-card h3');

test('questions follow one another in place to a result, by the keyboard, and go back', async ({ page }) => {
  await page.goto(QUIZ);
  await expect(page.getByText('Question 1 of up to 3')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await answer(page, 'A small device for the pocket').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('What would you like to spend?');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[data-quiz-status]')).toHaveText('Question 2 of up to 3');
  await expect(page).toHaveURL(/\?quiz-device=1#quiz-device$/);
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Up to dirhams 250')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('A compact one-piece device');
  await expect(heading(page)).toBeFocused();
  await expect(cards(page)).toHaveText(['Kovia Pebble', 'Kovia Bar']);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goBack();
  await expect(heading(page)).toHaveText('What would you like to spend?');
  await page.getByRole('link', { name: 'Previous question' }).click();
  await expect(heading(page)).toHaveText('What matters most to you?');
  await expect(page).toHaveURL(/\/which-device\/#quiz-device$/);
});

test('a result is shared by its address, compared, changed and begun again', async ({ page }) => {
  const reply = await page.goto(COOL);
  expect(reply?.headers()['x-robots-tag']).toBe('noindex, follow');
  await expect(heading(page)).toHaveText('Solvane, for Falaj sticks');
  await expect(page.locator('[data-quiz] .j-warning')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare these' })).toHaveAttribute(
    'href',
    '/compare/?compare=solvane-line-max%2Csolvane-line#compare',
  );
  await page.getByText('Your answers', { exact: true }).click();
  await page.getByRole('link', { name: 'Change the answer to “Which sticks do you prefer?”' }).click();
  await answer(page, 'Mild, with spices').click();
  await expect(heading(page)).toHaveText('Kovia, for Lumenta sticks');
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(heading(page)).toHaveText('What matters most to you?');
});

test('an invented answer shows the first question, which asks for the age before a result', async ({
  request,
}) => {
  for (const wild of ['9', '1.9', '2.2.1', '01', '<b>']) {
    const page = await readPage(request, `${QUIZ}?quiz-device=${encodeURIComponent(wild)}`);
    const [quiz] = withAttribute(page, 'data-quiz');
    expect(quiz?.attribs['data-restricted'], wild).toBe('');
    expect(wordsOf(withAttribute(page, 'data-quiz-heading')[0])).toBe('What matters most to you?');
  }
});

for (const [prefix, title, first] of [
  ['', 'Which device fits you?', 'How it looks and feels'],
  ['/ar', 'أي جهاز يناسبك؟', 'الشكل والملمس'],
] as const)
  test(
    `questions, pictures and results fit every width and have no faults of accessibility ${prefix}`,
    PROOF,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(prefix + QUIZ);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await accessibilityFaults(page)).toEqual([]);
      await answer(page, first).click();
      await expect(page.locator('.j-quiz__picture')).toHaveCount(3);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.goto(prefix + COOL);
      await expect(cards(page)).toHaveCount(2);
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const address of [QUIZ, COOL]) {
        await page.goto(prefix + address);
        for (const width of [320, 768, 1024]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
        }
      }
    },
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are links to the next question and to the result', PROOF, async ({ page }) => {
    await page.goto(QUIZ);
    await answer(page, 'How it looks and feels').click();
    await expect(page).toHaveURL(/quiz-device=3#quiz-device$/);
    await answer(page, 'Leather').click();
    await expect(cards(page)).toHaveText(['Orveta Solo']);
    await expect(page.getByRole('link', { name: 'Compare these' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(heading(page)).toHaveText('What matters most to you?');
  });
});
