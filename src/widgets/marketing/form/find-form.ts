import type { Shop } from '#composition/shop.ts';
import { findNode } from '../../tree/find-node.ts';
import type { FormSettings } from './definition.ts';

/** The settings of a form of a published document by its node's name; null where there is none any more. */
export async function findForm(shop: Shop, name: string): Promise<FormSettings | null> {
  const node = await findNode(shop, name);
  return node?.widget.name === 'form' ? (node.settings as FormSettings) : null;
}
