import { pageOfNodes } from '../loops/place-loops.ts';
import { detailsOf } from '../screens.ts';
import { expect, test } from '../shop.ts';

const link = { url: '/sticks/', screenReaderText: { en: 'All sticks', ar: 'كل الأعواد' } };
const text = { html: { en: '<p>Sticks of five makers.</p>', ar: '<p>أعواد من خمس شركات.</p>' } };
const button = { label: { en: 'See devices', ar: 'شاهد الأجهزة' }, url: '/devices/', look: 'primary' };
const TREE = [
  {
    ...{ id: 'linked', widget: 'section', version: 1, settings: { reach: 'page', size: 'normal' } },
    common: { link },
    slots: {
      content: [
        { id: 'linked-text', widget: 'text', version: 1, settings: text },
        { id: 'linked-button', widget: 'button', version: 1, settings: button },
      ],
    },
  },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, name] of [
    ['', 'All sticks'],
    ['/ar', 'كل الأعواد'],
  ] as const)
    test(
      `BO-05 a block is a link wherever it is pressed, but for the links in it, ${prefix}/`,
      detailsOf(prefix),
      async ({ page }) => {
        const path = prefix + (await pageOfNodes('linked-blocks', TREE));
        await page.goto(path);
        const block = page.locator('[data-template-id="linked"]');
        await expect(block.getByRole('link', { name })).toHaveAttribute('href', `${prefix}/sticks/`);
        await page.getByText(/Sticks of five|أعواد من خمس/).click({ force: true });
        await page.waitForURL(`**${prefix}/sticks/`);
        await page.goto(path);
        await block.locator('.j-btn').click();
        await page.waitForURL(`**${prefix}/devices/`);
      },
    );
});
