import { findEntry } from '#kernel/find-entry.ts';
import { isRecord } from '#kernel/is-record.ts';
import { decodedText } from '#kernel/web/addresses/link-hash.ts';
import { initialOf } from '../../fields/field.ts';
import { fields as videoFields } from '../../media/video/fields.ts';
import type { StoredNode } from '../../tree/node.ts';
import { formOf } from './form-of.ts';
import { type ImportContext, line, linkOf, localized, made } from './import-context.ts';
import { toNumber } from './setting-values.ts';
import { escaped, HTML_MAX, isEmpty, plainText, recordsIn, textIn, type Values } from './values.ts';

type ToNodes = (settings: Values, reading: ImportContext) => StoredNode[];

/** Levels that a heading of a popup may have, by the tag it had: the page has the first. */
const LEVELS: Readonly<Record<string, string>> = { h1: '2', h2: '2', h3: '3', h4: '4', h5: '4', h6: '4' };

function headingOf(words: unknown, tag: unknown, reading: ImportContext): StoredNode[] {
  const text = plainText(words);
  const level = findEntry(LEVELS, textIn(tag)) ?? '2';
  return text === '' ? [] : [made('heading', { text: line(text, reading), level }, reading)];
}

/** A text node; forbidden elements are removed when it is stored. */
function textOf(html: string, reading: ImportContext): StoredNode[] {
  if (html.trim() === '') return [];
  if (html.length > HTML_MAX) reading.leftOuts.note('value', `${plainText(html).slice(0, 40)}…`);
  return [made('text', { html: localized(html.slice(0, HTML_MAX), reading) }, reading)];
}

const paragraphOf = (words: unknown, reading: ImportContext) => {
  const text = textIn(words);
  return textOf(text === '' || /<p|<ul|<ol/.test(text) ? text : `<p>${text}</p>`, reading);
};

function heading(settings: Values, reading: ImportContext): StoredNode[] {
  const href = linkOf(settings, reading);
  if (href !== '') reading.leftOuts.note('link', href);
  return headingOf(settings.title, settings.header_size, reading);
}

function button(settings: Values, reading: ImportContext): StoredNode[] {
  const label = plainText(settings.text);
  const look = textIn(settings.button_type) === 'info' ? 'secondary' : 'primary';
  if (label === '') return [];
  return [made('button', { label: line(label, reading), url: linkOf(settings, reading), look }, reading)];
}

/** The name of the file at an address. */
function fileAt(address: string): string {
  const path = URL.parse(address, 'https://shop.invalid')?.pathname ?? '';
  return decodedText(path.split('/').at(-1) ?? '');
}

/** The file names of all pictures in some elements. */
export function pictureFilesIn(elements: readonly Values[]): string[] {
  return elements.flatMap(({ settings, elements: inner }) => {
    const image = isRecord(settings) && isRecord(settings.image) ? textIn(settings.image.url) : '';
    return [...(image === '' ? [] : [fileAt(image)]), ...pictureFilesIn(recordsIn(inner))];
  });
}

function image(settings: Values, reading: ImportContext): StoredNode[] {
  const file = fileAt(isRecord(settings.image) ? textIn(settings.image.url) : '');
  const id = findEntry(reading.pictures, file);
  if (file !== '' && id === null) reading.leftOuts.note('picture', file);
  const caption = line(plainText(settings.caption), reading);
  return [made('picture', { image: id, caption, url: linkOf(settings, reading) }, reading)];
}

function html(settings: Values, reading: ImportContext): StoredNode[] {
  const text = textIn(settings.html);
  if (text.trim() === '') return [];
  if (reading.mayWriteHtml)
    return [made('html', { html: localized(text.slice(0, HTML_MAX), reading) }, reading)];
  reading.leftOuts.note('widget', 'html');
  return [];
}

/** Steps of the design kit in pixels. */
const STEPS_PX = [4, 8, 12, 16, 24, 32, 48, 64, 96];
const SPACER_PX = 50;

function spacer(settings: Values, reading: ImportContext): StoredNode[] {
  const size = isRecord(settings.space) ? toNumber(settings.space) : null;
  const px = typeof size === 'number' && size !== 0 && !Number.isNaN(size) ? size : SPACER_PX;
  const distances = STEPS_PX.map((step) => Math.abs(step - px));
  const step = distances.indexOf(Math.min(...distances)) + 1;
  return [made('spacer', { size: { desktop: String(step) } }, reading)];
}

function list(settings: Values, reading: ImportContext): StoredNode[] {
  const words = recordsIn(settings.icon_list)
    .map(({ text }) => plainText(text))
    .filter(Boolean);
  const items = words.map((one) => `<li>${escaped(one)}</li>`).join('');
  return items === '' ? [] : textOf(`<ul>${items}</ul>`, reading);
}

function video(settings: Values, reading: ImportContext): StoredNode[] {
  const kind = textIn(settings.video_type) || 'youtube';
  const address = textIn(settings[`${kind}_url`]);
  const initial = initialOf(videoFields);
  if (address === '' || !videoFields.address.schema.safeParse(address).success) {
    reading.leftOuts.note('widget', `video ${kind}`);
    return [];
  }
  return [made('video', { ...initial, address }, reading)];
}

/** The texts of a picture or icon box. */
function box(settings: Values, reading: ImportContext): StoredNode[] {
  const picture = isEmpty(settings.image) ? [] : image({ image: settings.image }, reading);
  const words = headingOf(settings.title_text, settings.title_size ?? 'h3', reading);
  return [...picture, ...words, ...paragraphOf(settings.description_text, reading)];
}

const WIDGETS: Readonly<Record<string, ToNodes>> = {
  heading,
  button,
  image,
  html,
  spacer,
  video,
  form: formOf,
  divider: (_, reading) => [made('divider', {}, reading)],
  'text-editor': ({ editor }, reading) => textOf(textIn(editor), reading),
  'icon-list': list,
  'image-box': box,
  'icon-box': box,
};

/** Settings of colours, spacing, fonts and animation, which the design kit sets here. */
const LOOKS =
  /(?:typography|colou?r|background|padding|margin|border|shadow|align|width|height|size|animation|motion|position|gap|css)/;
/** The setting with the heading level. */
const TAG = /^(?:header|title)_size$/;

function noteLooks(settings: Values, { leftOuts }: ImportContext): void {
  for (const name of Object.keys(settings))
    if (LOOKS.test(name) && !TAG.test(name) && !isEmpty(settings[name])) leftOuts.note('look', name);
}

function widgetOf(element: Values, settings: Values, reading: ImportContext): StoredNode[] {
  const type = textIn(element.widgetType);
  const toNodes = findEntry(WIDGETS, type);
  if (toNodes !== null) return toNodes(settings, reading);
  reading.leftOuts.note('widget', type || textIn(element.elType) || '–');
  return [];
}

/** Whether a row has two columns at the top level of the popup; all others are stacked. */
function isPair(element: Values, inner: readonly Values[], level: number): boolean {
  const settings = isRecord(element.settings) ? element.settings : {};
  const isRow = element.elType === 'section' || textIn(settings.flex_direction).startsWith('row');
  return isRow && level === 1 && inner.length === 2 && inner.every(({ elType }) => elType !== 'widget');
}

function elementOf(element: Values, level: number, reading: ImportContext): StoredNode[] {
  const settings = isRecord(element.settings) ? element.settings : {};
  noteLooks(settings, reading);
  if (element.elType === 'widget') return widgetOf(element, settings, reading);
  const inner = recordsIn(element.elements);
  const lists = inner.map((one) => elementOf(one, level + 1, reading));
  const [start = [], end = []] = lists;
  if (!isPair(element, inner, level)) return lists.flat();
  return [{ ...made('two-columns', { ratio: '1-1', align: 'center' }, reading), slots: { start, end } }];
}

/** The elements of an export as nodes of the shop's widgets. */
export function nodesOf(elements: readonly Values[], reading: ImportContext): StoredNode[] {
  return elements.flatMap((element) => elementOf(element, 1, reading));
}
