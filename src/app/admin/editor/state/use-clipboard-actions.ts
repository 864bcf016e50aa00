import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { text as textWidget } from '#widgets/media/text/widget.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { newNode } from '../../templates/content/new-node.ts';
import { withNewIds } from '../../templates/content/tree-operations.ts';
import { copyNodes, type Pasted, readPasted, writeNodes } from './clipboard.ts';

type ClipboardOptions = Readonly<{
  /** The selected nodes, and their name. */
  nodes: readonly StoredNode[];
  name: string;
  /** The language of the page on the canvas. */
  shownLanguage: Language;
  /** @returns a generator of ids that are unused in the document */
  ids: () => () => string;
  insert: (nodes: readonly StoredNode[]) => void;
  remove: () => void;
  say: (words: string) => void;
}>;

/** Copies, cuts and pastes the selected nodes, by keys and buttons. */
export function useClipboardActions(options: ClipboardOptions) {
  const { nodes, name, shownLanguage, ids, insert, remove, say } = options;
  const { t, language } = useLanguage();
  const [copied, setCopied] = useState<readonly StoredNode[]>([]);
  const count = nodes.length;

  const sayCopied = () => {
    setCopied(nodes);
    say(count === 1 ? t('adminEditor:copied', { name }) : t('adminEditor:selection.said.copied', { count }));
  };
  const copy = (to: DataTransfer) => {
    if (count === 0) return;
    writeNodes(to, nodes, name);
    sayCopied();
  };
  const copyByButton = () => {
    copyNodes(nodes, name);
    sayCopied();
  };

  const pasteNodes = (pasted: readonly StoredNode[]) => {
    const newId = ids();
    insert(pasted.map((node) => withNewIds(node, newId)));
  };
  const pasteText = ({ html, leftOut }: Extract<Pasted, { kind: 'text' }>) => {
    if (html !== '')
      insert([{ ...newNode(textWidget, ids()()), settings: { html: { en: '', [shownLanguage]: html } } }]);
    if (leftOut.length === 0) return;
    const parts = leftOut.map(({ part, count }) => t(`adminEditor:pasted.parts.${part}`, { count }));
    notifications.show({
      color: 'yellow',
      message: t('adminEditor:pasted.leftOut', {
        parts: new Intl.ListFormat(language).format(parts),
      }),
    });
  };

  return {
    copy,
    copyByButton,
    cut: (to: DataTransfer) => {
      copy(to);
      remove();
    },
    cutByButton: () => {
      copyByButton();
      remove();
    },
    paste: (from: DataTransfer) => {
      const pasted = readPasted(from);
      if (pasted.kind === 'nodes') pasteNodes(pasted.nodes);
      else if (pasted.kind === 'text') pasteText(pasted);
      else notifications.show({ color: 'red', message: t(`adminEditor:pasted.${pasted.reason}`) });
    },
    /** Pastes nodes copied in this editor; null if there are none. Browsers do not let a button read the clipboard. */
    pasteByButton: copied.length === 0 ? null : () => pasteNodes(copied),
  };
}
