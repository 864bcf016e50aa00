import { Textarea, TextInput } from '@mantine/core';
import type { Language } from '#kernel/language.ts';
import { LongText } from '../../../parts/rich-text/long-text.tsx';
import type { ControlOf, InputProps } from './input-props.ts';
import { textOf } from './read-value.ts';

type TextProps = InputProps & Readonly<{ control: ControlOf<'text'> }>;

/** Texts without a language are technical, such as classes, anchors and colours. */
function directionBy(side: Language | undefined) {
  return side === 'ar' ? ('rtl' as const) : ('ltr' as const);
}

/** Plain text of one line or of several. */
export function PlainTextInput({ control, label, value, onChange, error, side, follows }: TextProps) {
  const Field = control.type === 'text' ? TextInput : Textarea;
  const size = control.type === 'text' ? {} : { autosize: true, minRows: 3, maxRows: 12 };
  return (
    <Field
      {...size}
      label={label}
      value={textOf(value)}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(typed === '' && follows !== undefined ? undefined : typed);
      }}
      error={error}
      maxLength={control.maxLength}
      placeholder={follows}
      dir={directionBy(side)}
      lang={side}
    />
  );
}

/** Text with headings, lists and links, stored as HTML. */
export function RichTextInput({ label, value, onChange, error, side = 'en' }: InputProps) {
  return (
    <LongText
      label={label}
      value={textOf(value)}
      onChange={onChange}
      error={error}
      dir={directionBy(side)}
      lang={side}
    />
  );
}
