import type { StoredSettings } from '../declaration.ts';
import { widgets } from '../index.ts';
import { readNodes, type StoredNode } from '../tree/node.ts';
import type { Preset, PresetNode } from './preset.ts';
import { mapFromShop, pictureFiles, type ShopParts, valueFromShop } from './shop-parts.ts';

/** Where a preset is inserted. */
export type PresetPlace = Readonly<{
  parts: ShopParts;
  /** Makes an id that no node of the document has. */
  newId: () => string;
  /** Whether the page has a heading of the first level already: those of the preset are of the second then. */
  hasTitle: boolean;
}>;

/** The heading widget counts levels as texts. */
function withLevel(settings: StoredSettings, hasTitle: boolean): StoredSettings {
  return hasTitle && settings.level === '1' ? { ...settings, level: '2' } : settings;
}

function toStored(
  { widget, settings, common = {}, slots = {} }: PresetNode,
  { parts, newId, hasTitle }: PresetPlace,
): StoredNode {
  const id = newId();
  const filled = mapFromShop(settings, (asked) => valueFromShop(asked, parts)) as StoredSettings;
  const declared = Object.keys(widgets.get(widget)?.slots ?? {});
  const inner = declared.map((name) => [
    name,
    (slots[name] ?? []).map((one) => toStored(one, { parts, newId, hasTitle })),
  ]);
  return {
    id,
    widget,
    version: widgets.get(widget)?.version ?? 1,
    settings: withLevel(filled, hasTitle),
    common: { ...common },
    slots: Object.fromEntries(inner),
  };
}

/**
 * The nodes of a preset for one shop, under new ids.
 *
 * @returns `missing`: how many of its pictures the shop does not have; their fields are empty
 */
export function presetNodes(
  preset: Preset,
  place: PresetPlace,
): Readonly<{ nodes: StoredNode[]; missing: number }> {
  const missing = pictureFiles(preset.tree).filter((file) => place.parts.pictures[file] === undefined);
  return { nodes: preset.tree.map((one) => toStored(one, place)), missing: missing.length };
}

function isTitle({ widget, settings, slots }: StoredNode): boolean {
  if (widget === 'hero' || settings.level === '1') return true;
  return Object.values(slots).some((list) =>
    readNodes(list).some((inner) => inner !== null && isTitle(inner)),
  );
}

/** Whether a document prints a heading of the first level: a home page has only those of its widgets. */
export function hasTitle(tree: readonly StoredNode[], place: string): boolean {
  return place !== 'home' || tree.some(isTitle);
}
