import type { Language } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { ExportRefusal } from '../refusals.ts';
import type { Conditions } from './conditions.ts';

/**
 * Why a part of an exported popup is not imported: an unknown widget, setting, field type or value, a picture that is
 * not in the library, forbidden HTML, a broken link, or styling.
 */
export const LEFT_OUT = ['widget', 'field', 'setting', 'value', 'picture', 'link', 'html', 'look'] as const;
export type LeftOutKind = (typeof LEFT_OUT)[number];

/** A part that was not imported; `name` as in the export, with the value if that is the reason. */
export type LeftOut = Readonly<{ kind: LeftOutKind; name: string }>;

/** A popup of another site as a draft of this shop, and what of it has no place here. */
export type ImportedPopup = Readonly<{
  name: string;
  conditions: Conditions;
  settings: Readonly<Record<string, unknown>>;
  tree: StoredTree;
  leftOut: readonly LeftOut[];
}>;

/** The context for reading an export. */
export type ExportPlace = Readonly<{
  /** Of its texts. */
  language: Language;
  mayWriteHtml: boolean;
  newId: () => string;
  /** Ids of pictures by the names of their files. */
  findPictures: (files: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}>;

/** Reads an export. */
export type ReadPopup = (text: string, place: ExportPlace) => Promise<Outcome<ImportedPopup, ExportRefusal>>;
