import { isRecord } from '#kernel/is-record.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { parseJson } from '#kernel/text/parse-json.ts';
import type { ExportRefusal } from '#shop/templates';
import { MAX_NODES } from '../../tree/check-tree.ts';
import { recordsIn, textIn, type Values } from './values.ts';

/** A popup as a template export of Elementor has it. */
export type PopupExport = Readonly<{
  title: string;
  elements: readonly Values[];
  /** Of the document, with triggers and rules wherever the export has them. */
  settings: Values;
  /** Display conditions of the other site, as it writes them. */
  conditions: readonly string[];
}>;

const VERSION = '0.4';
const LARGEST_MB = 1;
const BYTES_PER_MB = 1024 * 1024;
const MOST_LEVELS = 30;
/** Deeper than elements alone: each element is in a list, and its settings are nested. */
const MOST_FILE_LEVELS = 100;
const SHOWN_MAX = 40;

/** Counts the elements of an export and their levels, up to the limit of levels. */
function measured(elements: readonly Values[]): Readonly<{ count: number; levels: number }> {
  let level = elements;
  let count = 0;
  let levels = 0;
  while (level.length > 0 && levels <= MOST_LEVELS) {
    count += level.length;
    levels += 1;
    level = level.flatMap((one) => recordsIn(one.elements));
  }
  return { count, levels };
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

/** Whether lists and records are nested deeper than the shop can read. */
function isTooDeep(file: Values): boolean {
  let level: unknown[] = [file];
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels > MOST_FILE_LEVELS) return true;
    level = level.flatMap((one) => Object.values(one as object).filter(isNested));
  }
  return false;
}

/** The refusal of an export that is not a popup, or of another version. */
function wrongKind(file: Values): ExportRefusal | null {
  const shown = (value: unknown) => (typeof value === 'string' ? value.slice(0, SHOWN_MAX) : '–');
  if (file.type !== 'popup' || !Array.isArray(file.content))
    return { code: 'templates.export-no-popup', found: shown(file.type) };
  return file.version === VERSION
    ? null
    : { code: 'templates.export-other-version', found: shown(file.version) };
}

function tooMuch(file: Values, elements: readonly Values[]): ExportRefusal | null {
  const { count, levels } = measured(elements);
  if (levels > MOST_LEVELS) return { code: 'templates.export-too-deep', most: MOST_LEVELS };
  if (isTooDeep(file)) return { code: 'templates.export-too-deep', most: MOST_FILE_LEVELS };
  return count > MAX_NODES ? { code: 'templates.export-too-many', count, most: MAX_NODES } : null;
}

/** A condition as a path: `include/general`, or as a record of its parts. */
function conditionWords(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value)) return [];
  const parts = ['type', 'name', 'sub_name', 'sub_id'].map((part) => value[part]);
  return [parts.filter((part) => typeof part === 'string' && part !== '').join('/')];
}

function settingsIn(file: Values): Values {
  const page = isRecord(file.page_settings) ? file.page_settings : {};
  const display = isRecord(file.display_settings) ? file.display_settings : {};
  return { ...page, ...display };
}

/**
 * Reads a template export of Elementor.
 *
 * @param text the file
 * @returns the popup in it; refuses what is no export, of another kind or version, or too large in bytes, elements or levels
 */
export function readExport(text: string): Outcome<PopupExport, ExportRefusal> {
  if (new TextEncoder().encode(text).length > LARGEST_MB * BYTES_PER_MB)
    return refuse({ code: 'templates.export-too-large', most: LARGEST_MB });
  const file = parseJson(text);
  if (!isRecord(file)) return refuse({ code: 'templates.export-unreadable' });
  const elements = recordsIn(file.content);
  const refusal = wrongKind(file) ?? tooMuch(file, elements);
  if (refusal !== null) return refuse(refusal);
  const conditions = Array.isArray(file.conditions) ? file.conditions.flatMap(conditionWords) : [];
  return done({ title: textIn(file.title), elements, settings: settingsIn(file), conditions });
}
