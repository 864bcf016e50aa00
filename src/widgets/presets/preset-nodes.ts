import type { StoredSettings } from '../declaration.ts';
import { widgets } from '../index.ts';
import { readNodes, type StoredNode } from '../tree/node.ts';
import type { FromShop, NodeNamed, Preset, PresetNode } from './preset.ts';
import { mapFromShop, pictureFiles, type ShopParts, valueFromShop } from './sections/shop-parts.ts';

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

/** The place, with ids by the names that nodes have in a preset. */
type NamedPlace = PresetPlace & Readonly<{ idOf: (name: string) => string }>;

function withIds(place: PresetPlace): NamedPlace {
  const ids = new Map<string, string>();
  const idOf = (name: string) => {
    const id = ids.get(name) ?? place.newId();
    ids.set(name, id);
    return id;
  };
  return { ...place, idOf };
}

function filledIn(reference: FromShop | NodeNamed, { parts, idOf }: NamedPlace): unknown {
  return 'nodeNamed' in reference ? idOf(reference.nodeNamed) : valueFromShop(reference, parts);
}

function toStored(
  { widget, as, settings, common = {}, slots = {} }: PresetNode,
  place: NamedPlace,
): StoredNode {
  const id = as === undefined ? place.newId() : place.idOf(as);
  const filled = mapFromShop(settings, (reference) => filledIn(reference, place)) as StoredSettings;
  const declared = Object.keys(widgets.get(widget)?.slots ?? {});
  const inner = declared.map((name) => [name, (slots[name] ?? []).map((one) => toStored(one, place))]);
  return {
    id,
    widget,
    version: widgets.get(widget)?.version ?? 1,
    settings: withLevel(filled, place.hasTitle),
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
  preset: Pick<Preset, 'tree'>,
  place: PresetPlace,
): Readonly<{ nodes: StoredNode[]; missing: number }> {
  const missing = pictureFiles(preset.tree).filter((file) => place.parts.pictures[file] === undefined);
  const named = withIds(place);
  return { nodes: preset.tree.map((one) => toStored(one, named)), missing: missing.length };
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
