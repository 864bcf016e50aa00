import { joinAsOwner } from '../../admin/joining.ts';
import { pressAsFastAsYouLike } from '../../open-shop.ts';
import { runShop } from '../../run-shop.ts';
import { PROOF } from '../../screens.ts';
import { expect, test } from '../../shop.ts';
import { countClicks } from './clicks.ts';
import { expectDocumented } from './job.ts';

test('BO-01 the owner’s account is made by the link of the first start', PROOF, async ({ browser }) => {
  const shop = await runShop({ demo: false, prepare: pressAsFastAsYouLike });
  const context = await browser.newContext({ baseURL: shop.url });
  try {
    const clicks = await countClicks(context);
    const page = await context.newPage();
    await joinAsOwner(page, shop);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expectDocumented('Create the owner account', clicks.pressed());
  } finally {
    await context.close();
    await shop.stop();
  }
});
