import type { Language } from '#kernel/language.ts';
import { widgets } from '#widgets/index.ts';
import { sectionPresets } from '#widgets/presets/index.ts';
import {
  PRESET_GROUPS,
  type PresetGroup,
  type PresetNode,
  type SectionPreset,
} from '#widgets/presets/preset.ts';
import { hasTitle } from '#widgets/presets/preset-nodes.ts';
import { mayStandIn } from '#widgets/tree/may-stand-in.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { allNodes } from '../content/tree-operations.ts';
import { takesSections } from './takes-sections.ts';

function widgetNames(nodes: readonly PresetNode[]): string[] {
  return nodes.flatMap(({ widget, slots = {} }) => [widget, ...Object.values(slots).flatMap(widgetNames)]);
}

type Tree = readonly StoredNode[];

/** Whether the document allows the preset's widgets, and that many of each. */
function fits({ tree: nodes }: SectionPreset, tree: Tree, place: string): boolean {
  const standing = allNodes(tree).map(({ widget }) => widget);
  const added = widgetNames(nodes);
  return added.every((name) => {
    const widget = widgets.get(name);
    const { maxPerDocument = Number.POSITIVE_INFINITY } = widget ?? {};
    const count = [...standing, ...added].filter((one) => one === name).length;
    return widget !== undefined && mayStandIn(widget, place) && count <= maxPerDocument;
  });
}

/** Whether the preset is offered: one with the page title only if the document has none. */
function isOffered(preset: SectionPreset, tree: Tree, place: string): boolean {
  const { standsIn } = preset;
  if (standsIn !== undefined && (!standsIn.some((one) => one === place) || hasTitle(tree, place)))
    return false;
  return fits(preset, tree, place);
}

/** The presets that can be added to a document; none in places that take no sections. */
export function offeredPresets(tree: Tree, place: string): SectionPreset[] {
  if (!takesSections(place)) return [];
  return sectionPresets.filter((preset) => isOffered(preset, tree, place));
}

type PresetFilter = Readonly<{ text: string; group: PresetGroup | null; language: Language }>;

/** The presets of a group, or all, whose name or description contains all words, by group. */
export function matchingPresets(
  offered: readonly SectionPreset[],
  { text, group, language }: PresetFilter,
): { group: PresetGroup; presets: SectionPreset[] }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAllWords = ({ messages }: SectionPreset) => {
    const text = `${messages[language].name} ${messages[language].description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return PRESET_GROUPS.filter((one) => group === null || one === group)
    .map((one) => ({
      group: one,
      presets: offered.filter((preset) => preset.group === one && hasAllWords(preset)),
    }))
    .filter(({ presets }) => presets.length > 0);
}
