import { savePromotionList } from '../promotions/promotion-list.ts';
import type { DemoFolder } from './demo-folder.ts';

/** The demo's promotions. @throws when the list is invalid */
export async function seedPromotions({ shop, readJson }: DemoFolder): Promise<void> {
  const { faults } = await savePromotionList(shop, await readJson('promotions.json'));
  if (faults.length > 0) throw new Error(`promotions.json: ${JSON.stringify(faults)}`);
}
