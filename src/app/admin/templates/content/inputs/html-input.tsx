import { Textarea } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { useRights } from '../../../parts/use-rights.ts';
import type { ControlOf, InputProps } from './input-props.ts';
import { textOf } from './read-value.ts';

/** HTML source; read-only without the right to write HTML. */
export function HtmlInput({
  control,
  label,
  value,
  onChange,
  error,
  side,
}: InputProps & Readonly<{ control: ControlOf<'html'> }>) {
  const { t } = useLanguage();
  const mayWrite = useRights().includes('content.html');
  return (
    <Textarea
      label={label}
      description={t(`adminTemplates:content.html.${mayWrite ? 'help' : 'needsRight'}`)}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      maxLength={control.maxLength}
      readOnly={!mayWrite}
      autosize
      minRows={6}
      maxRows={20}
      dir="ltr"
      lang={side}
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
    />
  );
}
