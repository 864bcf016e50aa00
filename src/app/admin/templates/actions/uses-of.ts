import type { ActionCall } from '#admin-actions/action.ts';
import { linkedInMenu } from '#shop/content';
import type { OpenTemplate, TemplateUse } from '#shop/templates';

/** A use of something: in a template or document by id, or in a menu by place. */
export type Use = TemplateUse | Readonly<{ kind: 'menu'; place: string }>;

const USED = ['section', 'loop-item', 'popup', 'off-canvas'] as const;

/** The uses of a saved section, item template, popup or off-canvas panel; null for other templates. */
export async function usesOf({ shop }: ActionCall, { id, draft }: OpenTemplate): Promise<Use[] | null> {
  const place = USED.find((one) => one === draft.place);
  if (place === undefined) return null;
  const [uses, menus] = await Promise.all([shop.templates.edit.uses(id, place), shop.content.menus()]);
  const linking = [...menus].filter(([, items]) =>
    linkedInMenu(items).some((one) => one.place === place && one.id === id),
  );
  const places = linking.map(([at]) => at).sort();
  return [...uses, ...places.map((at) => ({ kind: 'menu' as const, place: at }))];
}
