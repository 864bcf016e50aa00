import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parseReviewId, type ReviewId } from '#kernel/ids.ts';
import { withShop } from '../products.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { moderate } from './moderate.ts';

const JAR = '/product/ceramic-stick-jar/';

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#reviews`);
  await expect(page.locator('#respond p.stars')).toBeVisible();
}

/** A text is accepted once per product, so a retry of the test writes another. */
const TRY = randomUUID().slice(0, 8);

async function fill(page: Page, words: string): Promise<void> {
  await page.locator('#title').fill('Does what it says');
  await page.locator('#comment').fill(words);
  await page.locator('#author').fill('Sara N.');
  await page.locator('#email').fill(`sara-${TRY}@example.com`);
}

/** Records all requests of the page but GET. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  return posts;
}

function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return alerts;
}

const LANGUAGES = [
  { prefix: '', alert: 'Please select a rating', star: (n: number) => `${n} of 5 stars` },
  { prefix: '/ar', alert: 'يرجى اختيار عدد النجوم', star: (n: number) => `${n} من 5 نجوم` },
];

for (const { prefix, alert, star } of LANGUAGES) {
  const named = `RV-01 the stars ${prefix} have their five names and answer to keys`;
  test(named, detailsOf(prefix), async ({ page }) => {
    await openForm(page, `${prefix}${JAR}`);
    const radios = page.locator('#respond').getByRole('radio');
    await expect(radios).toHaveCount(5);
    for (const number of [1, 2, 3, 4, 5])
      await expect(page.getByRole('radio', { name: star(number), exact: true })).toHaveCount(1);
    await expect(page.locator('#respond p.stars > span')).toHaveAttribute(
      'aria-labelledby',
      'comment-form-rating-label',
    );
    await radios.nth(2).click();
    await expect(page.locator('#rating')).toHaveValue('3');
    const forward = prefix === '' ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(forward);
    await expect(radios.nth(3)).toBeFocused();
    await expect(radios.nth(3)).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Home');
    await expect(page.locator('#rating')).toHaveValue('1');
  });

  const alerted = `RV-03 RV-04 ER-08 without stars there is an alert ${prefix} and nothing leaves the page`;
  test(alerted, detailsOf(prefix), async ({ page }) => {
    await openForm(page, `${prefix}${JAR}`);
    const [posts, alerts] = [postsOf(page), alertsOf(page)];
    await fill(page, 'No stars were chosen.');
    await page.locator('#submit').click();
    expect(alerts).toEqual([alert]);
    await page.locator('#submit').click();
    expect(alerts).toEqual([alert, alert]);
    expect(posts).toEqual([]);
    await expect(page.locator('#comment')).toHaveValue('No stars were chosen.');
  });
}

test('CF-05 the page has the required-rating flag and text', async ({ page }) => {
  await page.goto(JAR);
  const params = await page.evaluate(() => Reflect.get(window, 'wc_single_product_params'));
  expect(params).toMatchObject({
    review_rating_required: 'yes',
    i18n_required_rating_text: 'Please select a rating',
    i18n_rating_options: ['1', '2', '3', '4', '5'].map((number) => `${number} of 5 stars`),
  });
});

test('RV-06 every field has its name and shows its error before sending', PROOF, async ({ page }) => {
  await openForm(page, JAR);
  for (const [id, name] of [
    ['title', /^Title/],
    ['comment', /^Your review/],
    ['author', /^Name/],
    ['email', /^Email/],
    ['wp-comment-cookies-consent', /^Save my name/],
  ] as const)
    await expect(page.locator(`#commentform #${id}`)).toHaveAccessibleName(name);
  const posts = postsOf(page);
  await page.locator('.star-4').click();
  await page.locator('#email').fill('sara@');
  await page.locator('#submit').click();
  await expect(page.locator('#comment_error')).toHaveText('Write your review.');
  await expect(page.locator('#author_error')).toHaveText('Enter your name.');
  await expect(page.locator('#email_error')).toContainText('name@example.com');
  await expect(page.locator('#comment')).toBeFocused();
  await expect(page.locator('#comment')).toHaveAttribute('aria-describedby', 'comment_error');
  await page.locator('#comment').fill('Now there is something.');
  await expect(page.locator('#comment_error')).toHaveCount(0);
  expect(posts).toEqual([]);
});

test('the errors of a review are clean for axe', PROOF, async ({ page }) => {
  await openForm(page, JAR);
  await page.locator('.star-4').click();
  await page.locator('#submit').click();
  await expect(page.locator('#comment_error')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#tab-reviews').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
});

/** The colour in the middle of a canvas. */
const middleOf = (canvas: Element) =>
  canvas instanceof HTMLCanvasElement
    ? [...(canvas.getContext('2d')?.getImageData(64, 64, 1, 1).data ?? [])].slice(0, 3)
    : [];

const DOCK = '/product/orveta-travel-dock/';

test(
  'RV-06 RV-07 a pending review is visible only to its author, with tags escaped',
  PROOF,
  async ({ page, request }) => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a5673f' } })
      .jpeg()
      .toBuffer();
    await openForm(page, DOCK);
    await page.locator('.star-1').click();
    await fill(page, 'The cable is <b>too short</b>. <script>document.title = "owned"</script>');
    await page
      .locator('#pictures')
      .setInputFiles({ name: 'dock.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.locator('#wp-comment-cookies-consent').check();
    await page.locator('#submit').click();
    await page.waitForURL(/\?unapproved=\d+&moderation-hash=[0-9a-f]{32}#comment-\d+$/);
    const review = page.locator('li.review').first();
    await expect(review.locator('.woocommerce-review__awaiting-approval')).toHaveText('Awaiting approval');
    await expect(review).toContainText('<b>too short</b>. <script>document.title = "owned"</script>');
    await expect(page).not.toHaveTitle('owned');
    await expect(review.locator('.j-review__pictures img')).toBeVisible();
    await expect(page.locator('#author')).toHaveValue('Sara N.');
    expect(await (await request.get(DOCK)).text()).not.toContain('too short');
  },
);

for (const [prefix, two, one] of [
  ['', '2 photos', '1 photo'],
  ['/ar', 'صورتان', 'صورة واحدة'],
] as const)
  test(
    `RV-06 chosen photos are counted, shown and removed one by one, below "${prefix}"`,
    PROOF,
    async ({ page }) => {
      const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a5673f' } })
        .jpeg()
        .toBuffer();
      await openForm(page, prefix + DOCK);
      const field = page.locator('.comment-form-pictures');
      await page
        .locator('#pictures')
        .setInputFiles(
          ['front', 'back'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })),
        );
      await expect(field.locator('bdi')).toHaveText(two);
      await expect(field.locator('canvas')).toHaveCount(2);
      await expect
        .poll(() => field.locator('canvas').first().evaluate(middleOf))
        .toMatchObject([165, 103, 63].map((tint) => expect.closeTo(tint, -1)));
      await field.getByRole('button', { name: /front\.jpg$/ }).click();
      await expect(field.locator('bdi')).toHaveText(one);
      await field.getByRole('button', { name: /back\.jpg$/ }).click();
      await expect(field.locator('canvas')).toHaveCount(0);
      expect(await page.locator('#pictures').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(
        0,
      );
    },
  );

test('RV-07 average and count follow approval, also in structured data', PROOF, async ({ request }) => {
  const readPage = async () => (await request.get(DOCK)).text();
  const countIn = (html: string) => Number(/"reviewCount":(\d+)/.exec(html)?.[1]);
  const averageIn = (html: string) => Number(/"ratingValue":"([\d.]+)"/.exec(html)?.[1]);
  const before = await readPage();
  const product = /name="comment_post_ID" value="(\d+)"/.exec(before)?.[1] ?? '';
  const answer = await request.post('/wp-comments-post.php', {
    form: {
      rating: '1',
      comment: 'Stopped after a week.',
      author: 'Omar',
      email: `omar-${TRY}@example.com`,
      comment_post_ID: product,
      comment_parent: '0',
    },
    maxRedirects: 0,
  });
  const id = /unapproved=(\d+)/.exec(answer.headers().location ?? '')?.[1] ?? '';
  expect(countIn(await readPage())).toBe(countIn(before));
  expect(await moderate('approve', id)).toBe(`${id}: approved\n`);
  const review = parseReviewId(id) ?? (0 as ReviewId);
  await withShop((shop) => shop.reviews.reply(review, 'A new one is on its way.', { actor: 'test' }));
  await expect.poll(readPage).toContain('A new one is on its way.');
  const after = await readPage();
  expect(countIn(after)).toBe(countIn(before) + 1);
  expect(averageIn(after)).toBeLessThan(averageIn(before));
  expect(after).toContain(`Reviews (${countIn(before) + 1})`);
  await withShop((shop) => shop.reviews.move(review, 'removed', { actor: 'test' }));
  await expect.poll(async () => countIn(await readPage())).toBe(countIn(before));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('RV-05 a complete review is stored and the page reloads with it', PROOF, async ({ page }) => {
    await page.goto(JAR);
    await fill(page, 'Sent without any script.');
    await page.locator('#rating').selectOption('5');
    await page.locator('#submit').click();
    await expect(page).toHaveURL(/\?unapproved=\d+/);
    await expect(page.locator('.woocommerce-review__awaiting-approval')).toBeVisible();
    await expect(page.locator('li.review').first()).toContainText('Sent without any script.');
  });

  for (const { prefix } of LANGUAGES) {
    const title = `RV-05 RV-06 a refused review ${prefix} comes back on its page with everything typed`;
    test(title, detailsOf(prefix), async ({ page }) => {
      await page.goto(`${prefix}${JAR}`);
      await fill(page, 'Words that should not be lost.');
      await page.locator('#rating').selectOption('2');
      await page.locator('#email').fill('sara@nowhere');
      await page.locator('#submit').click();
      await expect(page).toHaveURL(/wp-comments-post\.php$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#comment')).toHaveValue('Words that should not be lost.');
      await expect(page.locator('#email')).toHaveValue('sara@nowhere');
      await expect(page.locator('#email')).toHaveAttribute('aria-describedby', 'email_error');
      await expect(page.locator('#rating')).toHaveValue('2');
      const summary = page.locator('#respond [data-error-summary]');
      await expect(summary.getByRole('link')).toHaveCount(1);
      await summary.getByRole('link').click();
      await expect(page.locator('#email')).toBeInViewport();
    });
  }
});

test(
  'RV-05 NT-01 the answer to a refused review opens the reviews and reads the reason',
  PROOF,
  async ({ page }) => {
    await openForm(page, JAR);
    await page.locator('.star-5').click();
    await fill(page, 'The same words, sent twice.');
    await page.locator('#submit').click();
    await page.waitForURL(/unapproved/);
    await openForm(page, JAR);
    await page.locator('.star-5').click();
    await fill(page, 'The same words, sent twice!');
    await page.locator('#submit').click();
    await page.waitForURL(/wp-comments-post\.php$/);
    await expect(page.locator('#tab-reviews')).toBeVisible();
    const summary = page.locator('#respond [data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('already sent this review');
    await expect
      .poll(() => summary.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(100);
    await expect(page.getByRole('radio', { name: '5 of 5 stars', exact: true })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
);

test('the buy bar hides at the review form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page, JAR);
  const bar = page.locator('[data-buybar]');
  await page
    .locator('.woocommerce-tabs')
    .first()
    .evaluate((tabs) => tabs.scrollIntoView());
  await expect(bar).toBeVisible();
  await page.locator('#comment').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeVisible();
});
