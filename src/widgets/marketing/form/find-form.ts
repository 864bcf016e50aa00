import type { Shop } from '#composition/shop.ts';
import { findNode } from '../../tree/find/find-node.ts';
import type { ValidNode } from '../../tree/understand-node.ts';
import { type SubscribeSettings, toFormSettings } from '../subscribe-form/to-form-settings.ts';
import type { FormSettings } from './definition.ts';

/** The settings of a form of a published document by its node's name; null if it no longer exists. */
export async function findForm(shop: Shop, name: string): Promise<FormSettings | null> {
  const node = await findNode(shop, name);
  return node === null ? null : formOf(node);
}

/** The form settings of a node; null if it is no form. */
export function formOf({ widget, settings }: ValidNode): FormSettings | null {
  if (widget.name === 'form') return settings as FormSettings;
  return widget.name === 'subscribe-form' ? toFormSettings(settings as SubscribeSettings) : null;
}
