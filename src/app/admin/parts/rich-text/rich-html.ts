import Link from '@tiptap/extension-link';
import { generateHTML, generateJSON } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { LONG_NODES } from './rich-nodes.ts';
import { tidyHtml } from './tidy-html.ts';

const NODES = [StarterKit.configure({ link: false }), Link, ...LONG_NODES];

/** HTML as the editor of long texts stores it, without unknown elements; browser only. */
export function richHtml(html: string): string {
  return tidyHtml(generateHTML(generateJSON(html, NODES), NODES));
}
