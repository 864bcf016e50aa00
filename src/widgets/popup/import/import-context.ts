import { isRecord } from '#kernel/is-record.ts';
import type { Language, Localized } from '#kernel/language.ts';
import { readLinkHash } from '#kernel/web/addresses/link-hash.ts';
import type { StoredSettings } from '../../declaration.ts';
import { link } from '../../fields/references.ts';
import { widgets } from '../../index.ts';
import type { StoredNode } from '../../tree/node.ts';
import type { LeftOuts } from './left-out.ts';
import { textIn, type Values } from './values.ts';

/** The state while the elements of an export are read. */
export type ImportContext = Readonly<{
  /** Of the texts in the export. */
  language: Language;
  /** Makes an id that no node of the document has. */
  newId: () => string;
  /** Ids of pictures of the library by the names of their files. */
  pictures: Readonly<Record<string, number>>;
  /** Whether the result may contain plain HTML. */
  mayWriteHtml: boolean;
  leftOuts: LeftOuts;
}>;

const TEXT_MAX = 200;
const LINK_MAX = 2000;

/** A text in the language of the export. English is the fallback language, so an Arabic text is used for both. */
export function localized(text: string, { language }: Pick<ImportContext, 'language'>): Localized {
  return language === 'en' ? { en: text, ar: '' } : { en: text, ar: text };
}

/** The same for a text of one line, cut where it is longer than may be. */
export function line(text: string, reading: ImportContext, most = TEXT_MAX): Localized {
  if (text.length > most) reading.leftOuts.note('value', `${text.slice(0, 40)}…`);
  return localized(text.slice(0, most), reading);
}

/** A new node with some settings; the others have their defaults. */
export function made(widget: string, settings: StoredSettings, reading: ImportContext): StoredNode {
  return {
    ...{ id: reading.newId(), widget, version: widgets.get(widget)?.version ?? 1 },
    ...{ settings, common: {}, slots: {} },
  };
}

/** A closing action that the other site has as a dynamic value of the link. */
function dynamicClose(settings: Values): string | null {
  const dynamic = isRecord(settings.__dynamic__) ? textIn(settings.__dynamic__.link).slice(0, LINK_MAX) : '';
  const [, encoded = ''] = /name="popup"[^\]]*settings="([^"]*)"/.exec(dynamic) ?? [];
  if (dynamic === '') return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(encoded));
    const isClose = isRecord(value) && value.action === 'close';
    return isClose ? closing(isRecord(value) && value.do_not_show_again === 'yes') : dynamic;
  } catch {
    return dynamic;
  }
}

const closing = (isForGood: boolean) => `#popup:close${isForGood ? '?do_not_show_again=yes' : ''}`;

/** An address or a popup action; other popups have other ids here. */
function addressOf(href: string): string {
  const read = readLinkHash(href);
  if (read?.action !== 'popup:close') return read === null || read.action === 'reload-page' ? href : '';
  return closing(read.settings.do_not_show_again === 'yes');
}

/** The link target of an element; '' if it does not exist here, which is noted. */
export function linkOf(settings: Values, { leftOuts }: Pick<ImportContext, 'leftOuts'>): string {
  const url = isRecord(settings.link) ? textIn(settings.link.url) : '';
  const href = dynamicClose(settings) ?? url;
  if (href === '' || href === '#') return '';
  const address = addressOf(href);
  if (address !== '' && link().schema.safeParse(address).success) return address;
  leftOuts.note('link', href.slice(0, 120));
  return '';
}
