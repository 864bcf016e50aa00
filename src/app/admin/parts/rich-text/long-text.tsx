import { Alert, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { isLossless } from '../forms/lossless.ts';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { RichText, type RichTextProps } from './rich-text.tsx';
import { TableMenu } from './table-menu.tsx';

type LongTextProps = Omit<RichTextProps, 'isLong' | 'tools'>;

function addQuestion(editor: Editor, words: { question: string; answer: string }) {
  const text = (of: string) => [{ type: 'text', text: of }];
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'details',
      content: [
        { type: 'summary', content: text(words.question) },
        { type: 'paragraph', content: text(words.answer) },
      ],
    })
    .run();
}

function Tools({ editor, lang }: { editor: Editor; lang: string }) {
  const { t } = useLanguage();
  const words = { question: t('adminContent:text.asked'), answer: t('adminContent:text.answer') };
  return (
    <RichTextEditor.ControlsGroup>
      <ChoosePicture
        isSmall
        label={t('adminContent:text.picture')}
        onChoose={({ file, alt }) => {
          const src = `/media/${file}`;
          const altText = (lang === 'ar' ? alt.ar : undefined) ?? alt.en;
          editor
            .chain()
            .focus()
            .insertContent({ type: 'figure', attrs: { src, alt: altText, href: src, caption: altText } })
            .run();
        }}
      />
      <RichTextEditor.Control
        aria-label={t('adminContent:text.question')}
        title={t('adminContent:text.question')}
        onClick={() => addQuestion(editor, words)}
      >
        <Text span size="xs" px={6}>
          {t('adminContent:text.question')}
        </Text>
      </RichTextEditor.Control>
      <TableMenu editor={editor} />
    </RichTextEditor.ControlsGroup>
  );
}

/**
 * A long text, edited visually or as HTML. A text that the visual editor would change is opened as HTML, so that
 * opening it loses nothing.
 */
export function LongText(props: LongTextProps) {
  const { label, value, onChange, dir, lang, error } = props;
  const { t } = useLanguage();
  const [mode, setWay] = useState<'rich' | 'html'>('rich');
  const [isLossy, setLossy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when it is opened and when the way changes, not at every key
  useEffect(() => {
    const loses = !isLossless(value);
    setLossy(loses);
    if (loses) setWay('html');
  }, [mode]);
  return (
    <Stack gap={6}>
      <Group justify="flex-end">
        <SegmentedControl
          data-look
          size="xs"
          aria-label={t('adminContent:text.way', { name: label })}
          value={mode}
          onChange={(next) => setWay(next === 'html' ? 'html' : 'rich')}
          data={[
            { value: 'rich', label: t('adminContent:text.rich') },
            { value: 'html', label: 'HTML' },
          ]}
        />
      </Group>
      {mode === 'rich' ? (
        <RichText {...props} isLong tools={(editor) => <Tools editor={editor} lang={lang} />} />
      ) : (
        <>
          {isLossy ? <Alert color="yellow">{t('adminContent:text.lossy')}</Alert> : null}
          <Textarea
            label={label}
            description={t('adminContent:text.htmlHelp')}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            error={error}
            dir={dir}
            lang={lang}
            autosize
            minRows={12}
            maxRows={30}
            className="admin-html"
            spellCheck={false}
          />
        </>
      )}
    </Stack>
  );
}
