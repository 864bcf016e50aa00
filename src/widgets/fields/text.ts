import { z } from 'zod';
import type { Field } from './field.ts';

type TextLimits = Readonly<{ initial?: string; maxLength?: number; pattern?: RegExp }>;

const TEXT_MAX = 200;
const LONG_TEXT_MAX = 2000;
/** Characters of HTML. */
export const RICH_TEXT_MAX = 50_000;

function textField(
  type: 'text' | 'long-text' | 'rich-text' | 'html',
  { initial = '', maxLength, pattern }: TextLimits & { maxLength: number },
): Field<string> {
  const limited = z.string().max(maxLength);
  const schema = pattern === undefined ? limited : limited.regex(pattern);
  return { control: { type, maxLength }, schema, initial };
}

/** One line of plain text. */
export function text(limits: TextLimits = {}): Field<string> {
  return textField('text', { maxLength: TEXT_MAX, ...limits });
}

/** Plain text of several lines. */
export function longText(limits: TextLimits = {}): Field<string> {
  return textField('long-text', { maxLength: LONG_TEXT_MAX, ...limits });
}

/** Text with headings, lists and links: HTML, sanitised when the document is saved. */
export function richText(limits: TextLimits = {}): Field<string> {
  return textField('rich-text', { maxLength: RICH_TEXT_MAX, ...limits });
}

/** Plain HTML, for staff who may write it; a document with forbidden elements or attributes is not saved. */
export function html(limits: TextLimits = {}): Field<string> {
  return textField('html', { maxLength: RICH_TEXT_MAX, ...limits });
}
