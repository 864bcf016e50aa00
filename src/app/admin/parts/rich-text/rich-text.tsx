import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import Link from '@tiptap/extension-link';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../forms/read-only.tsx';
import { LONG_NODES } from './rich-nodes.ts';
import { tidyHtml } from './tidy-html.ts';

/** Links have no target of their own, unless it was set. */
const TEXT_NODES = [
  StarterKit.configure({ link: false }),
  Link.configure({ openOnClick: false, HTMLAttributes: { target: null, rel: null } }),
];

export type RichTextProps = {
  label: string;
  value: string;
  onChange: (html: string) => void;
  dir: 'ltr' | 'rtl';
  lang: string;
  error?: ReactNode;
  /** Whether pictures, questions, quotes and tables are allowed. */
  isLong?: boolean;
  /** Additional toolbar buttons. */
  tools?: (editor: Editor) => ReactNode;
};

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : tidyHtml(editor.getHTML());
}

/** A text with headings, lists and links, stored as HTML; an empty one is an empty string. */
export function RichText(props: RichTextProps) {
  const { label, value, onChange, dir, lang, error, isLong = false, tools } = props;
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const editor = useEditor({
    editable: !isReadOnly,
    extensions: isLong ? [...TEXT_NODES, ...LONG_NODES] : TEXT_NODES,
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'aria-readonly': String(isReadOnly),
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        dir,
        lang,
      },
    },
    onUpdate: ({ editor: now }) => onChange(htmlOf(now)),
  });
  // Shows changes from outside, such as undo; the focused editor already has what was typed.
  useEffect(() => {
    if (editor === null || editor.isFocused) return;
    if (htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const labels = {
    boldControlLabel: t('adminProducts:rich.bold'),
    italicControlLabel: t('adminProducts:rich.italic'),
    h2ControlLabel: t('adminProducts:rich.heading', { level: 2 }),
    h3ControlLabel: t('adminProducts:rich.heading', { level: 3 }),
    bulletListControlLabel: t('adminProducts:rich.bullets'),
    orderedListControlLabel: t('adminProducts:rich.numbers'),
    blockquoteControlLabel: t('adminProducts:rich.quote'),
    linkControlLabel: t('adminProducts:rich.link'),
    unlinkControlLabel: t('adminProducts:rich.unlink'),
    undoControlLabel: t('adminProducts:rich.undo'),
    redoControlLabel: t('adminProducts:rich.redo'),
    linkEditorInputLabel: t('adminProducts:rich.address'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('admin:save'),
    linkEditorExternalLink: t('adminProducts:rich.newWindow'),
    linkEditorInternalLink: t('adminProducts:rich.sameWindow'),
  };
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={isLong ? 'admin-rich admin-rich-long' : 'admin-rich'}
      >
        {isReadOnly ? null : (
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
              {isLong ? <RichTextEditor.Blockquote /> : null}
            </RichTextEditor.ControlsGroup>
            {editor === null ? null : tools?.(editor)}
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
