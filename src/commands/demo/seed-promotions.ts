import { keepList } from '../promotion-list.ts';
import type { DemoFolder } from './demo-folder.ts';

/** The demo's codes and promotions. @throws when the folder's list has a fault */
export async function seedPromotions({ shop, readJson }: DemoFolder): Promise<void> {
  const { faults } = await keepList(shop, await readJson('promotions.json'));
  if (faults.length > 0) throw new Error(`promotions.json: ${JSON.stringify(faults)}`);
}
