import type { PopupSettings } from '#shop/popups';
import { popupsOn } from '#shop/templates';
import { parsePopup } from '#widgets/popup/parse-popup.ts';
import { templateSource } from '#widgets/tree/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { framedPage } from './load-frame.ts';
import { resolveTree, type TreeDeps } from './resolve-tree.ts';

export type LoadedPopup = Readonly<{
  id: number;
  settings: PopupSettings;
  widgets: readonly ResolvedWidget[];
}>;

/** The popups that a page carries, without those whose settings cannot be read. */
export async function loadPopups(deps: TreeDeps): Promise<LoadedPopup[]> {
  const { shop, visit } = deps;
  const published = await shop.templates.published('popup');
  const chosen = popupsOn(published, await framedPage(deps, published));
  const loaded = chosen.map(async ({ id, settings }): Promise<LoadedPopup[]> => {
    const parsed = parsePopup(settings);
    const tree = parsed.ok ? await shop.templates.tree(id) : null;
    if (!parsed.ok || tree === null) return [];
    const source = { name: templateSource(id), at: '' };
    const widgets = await resolveTree(deps, tree, { path: visit.path, title: '', source });
    return [{ id, settings: parsed.settings, widgets }];
  });
  return (await Promise.all(loaded)).flat();
}
