import { findEntry } from '#kernel/find-entry.ts';
import type { PopupSettings } from '#shop/popups';
import type { Conditions, ImportedPopup } from '#shop/templates';
import type { StoredNode } from '../../tree/node.ts';
import type { ImportContext } from './import-context.ts';
import { LeftOuts } from './left-out.ts';
import { nodesOf } from './nodes-of.ts';
import type { PopupExport } from './read-export.ts';
import { toPopupSettings } from './to-popup-settings.ts';

export { pictureFilesIn } from './nodes-of.ts';
export { readExport } from './read-export.ts';

/** The popup with its settings and nodes, before sanitising. */
type MadePopup = Omit<ImportedPopup, 'settings' | 'tree'> &
  Readonly<{ settings: Partial<PopupSettings>; tree: readonly StoredNode[] }>;

const NAME_MAX = 120;
const PATH_MAX = 2000;
const EVERYWHERE = 'include/general';
const TYPES: Readonly<Record<string, string>> = {
  'include/singular/front_page': 'home',
  'include/product': 'product',
  'include/product_archive': 'listing',
  'include/singular/post': 'article',
  'include/singular/page': 'page',
};

/** The parts of a condition, without empty ones. */
const pathOf = (address: string) => address.slice(0, PATH_MAX).split('/').filter(Boolean).join('/');

/** Conditions for the same kinds of pages; all pages if the export has none that exist here. */
function conditionsOf(names: readonly string[], leftOuts: LeftOuts): Conditions {
  const types = names.flatMap((one) => {
    const path = pathOf(one);
    const type = findEntry(TYPES, path);
    if (type !== null) return [type];
    if (path !== EVERYWHERE) leftOuts.note('setting', `conditions: ${path}`);
    return [];
  });
  const isAll = types.length === 0 || names.some((one) => one.startsWith(EVERYWHERE));
  const include = types.map((value) => ({ kind: 'type' as const, value }));
  return { include: isAll ? [{ kind: 'all' }] : include, exclude: [] };
}

/** Converts an export to a popup. Its URL rule checks the referrer. Source: PT-08 */
export function importPopup(read: PopupExport, place: Omit<ImportContext, 'leftOuts'>): MadePopup {
  const leftOuts = new LeftOuts();
  const tree = nodesOf(read.elements, { ...place, leftOuts });
  const settings = { ...toPopupSettings(read.settings, leftOuts), urlSubject: 'referrer' as const };
  const conditions = conditionsOf(read.conditions, leftOuts);
  const name = read.title.trim().slice(0, NAME_MAX) || 'Popup';
  return { name, conditions, settings, tree, leftOut: leftOuts.all };
}
