import type { Language, Localized } from '#kernel/language.ts';
import type { PopupSettings } from '#shop/popups';
import type { Conditions } from '#shop/templates';
import type { DocumentPlace, StoredSettings } from '../declaration.ts';

/** Groups of the ready-made sections, in the order in which they are offered. */
export const PRESET_GROUPS = [
  'heroes',
  'products',
  'comparisons',
  'facts',
  'stories',
  'questions',
  'journal',
  'forms',
] as const;
export type PresetGroup = (typeof PRESET_GROUPS)[number];

/** A placeholder for a value of the shop. It is replaced when the preset is inserted. */
export type FromShop = Readonly<
  | { fromShop: 'picture'; file: string }
  /** Entries of category tiles: the first categories of the shop. */
  | { fromShop: 'category-tiles'; most: number }
  /** Entries of a brand strip. */
  | { fromShop: 'categories'; most: number }
  /** The address as a text. */
  | { fromShop: 'address' }
  /** Links; '' where the shop has not set them. */
  | { fromShop: 'directions' | 'phone' | 'email' }
  /** The moment at which the shop opens, or one to be changed. */
  | { fromShop: 'opening' }
>;

/** A placeholder for the id of a node of the same preset, by its name: `{ nodeNamed: 'goods' }`. */
export type NodeNamed = Readonly<{ nodeNamed: string }>;

/** A node without an id, of the current version of its widget. */
export type PresetNode = Readonly<{
  widget: string;
  /** By which other nodes of the preset name it. */
  as?: string;
  settings: StoredSettings;
  common?: StoredSettings;
  slots?: Readonly<Record<string, readonly PresetNode[]>>;
}>;

type PresetMessages = Readonly<Record<Language, Readonly<{ name: string; description: string }>>>;
type OfEach = Readonly<{ name: string; messages: PresetMessages; tree: readonly PresetNode[] }>;

/** A part of a page that is ready to be inserted. */
export type SectionPreset = OfEach &
  Readonly<{
    kind: 'section';
    group: PresetGroup;
    /** Documents that may have it; all that may have its widgets when omitted. */
    standsIn?: readonly DocumentPlace[];
  }>;

/** A whole document to start from. */
export type PagePreset = OfEach &
  Readonly<{
    kind: 'page';
    /** The kind of document. */
    group: 'home' | 'page';
    /** Title and excerpt; a home page keeps those of the shop. */
    words?: Readonly<{ title: Localized; excerpt: Localized }>;
  }>;

/** A popup to start from: its conditions, triggers and appearance. */
export type PopupPreset = OfEach &
  Readonly<{
    kind: 'popup';
    conditions: Conditions;
    /** What differs from the settings of a new popup. */
    settings: Partial<PopupSettings>;
  }>;

/** A template of a loop's items to start from. */
export type ItemPreset = OfEach & Readonly<{ kind: 'loop-item' }>;

export type Preset = SectionPreset | PagePreset | PopupPreset | ItemPreset;
