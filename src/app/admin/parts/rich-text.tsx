import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import Link from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '#views/language/language.tsx';

/** A text with headings, lists and links, kept as HTML; an empty one is an empty text. */
export function RichText({
  label,
  value,
  onChange,
  dir,
  lang,
  error,
}: {
  label: string;
  value: string;
  onChange: (html: string) => void;
  dir: 'ltr' | 'rtl';
  lang: string;
  error?: ReactNode;
}) {
  const { t } = useLanguage();
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: false }), Link.configure({ openOnClick: false })],
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', dir, lang },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  // What comes from elsewhere, as an undone change, is shown too; what was typed here stands already.
  useEffect(() => {
    if (editor === null || editor.isFocused) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const labels = {
    boldControlLabel: t('deskGoods:rich.bold'),
    italicControlLabel: t('deskGoods:rich.italic'),
    h2ControlLabel: t('deskGoods:rich.heading', { level: 2 }),
    h3ControlLabel: t('deskGoods:rich.heading', { level: 3 }),
    bulletListControlLabel: t('deskGoods:rich.bullets'),
    orderedListControlLabel: t('deskGoods:rich.numbers'),
    linkControlLabel: t('deskGoods:rich.link'),
    unlinkControlLabel: t('deskGoods:rich.unlink'),
    undoControlLabel: t('deskGoods:rich.undo'),
    redoControlLabel: t('deskGoods:rich.redo'),
    linkEditorInputLabel: t('deskGoods:rich.address'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('desk:save'),
    linkEditorExternalLink: t('deskGoods:rich.newWindow'),
    linkEditorInternalLink: t('deskGoods:rich.sameWindow'),
  };
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <RichTextEditor editor={editor} labels={labels} className="desk-rich">
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
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
