import { TextInput } from '@mantine/core';
import type { MeasuredPair } from '#shop/design/rules/pairs.ts';
import { normaliseColour, parseToken } from '#shop/design/rules/parse-design.ts';
import { type Design, TOKENS, type TokenName } from '#shop/design/rules/tokens.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { RevertButton } from './revert-button.tsx';
import { isolated, useTokenWords } from './token-words.ts';

/** A colour: the browser's picker, its hex text, and its contrast. */
export function ColourField({
  name,
  value,
  design,
  pairs,
  onChange,
}: {
  name: TokenName;
  value: string;
  /** The whole design, to measure contrast. */
  design: Design;
  pairs: readonly MeasuredPair[];
  onChange: (value: string) => void;
}) {
  const { t } = useLanguage();
  const { nameOf } = useTokenWords();
  const label = nameOf(name);
  const { shipped } = TOKENS[name];
  const colour = parseToken(name, value);
  return (
    <div className="design-field">
      <div className="design-row">
        <input
          type="color"
          className="design-colour"
          aria-label={t('adminDesign:picker', { name: label })}
          value={String(colour ?? shipped)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          label={label}
          description={t('adminDesign:shipped', { value: isolated(String(shipped)) })}
          error={colour === null ? t('adminDesign:badColour') : null}
          value={value}
          spellCheck={false}
          autoComplete="off"
          styles={{ input: { direction: 'ltr', fontFamily: 'ui-monospace, monospace' } }}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onChange(normaliseColour(value))}
        />
        {value === shipped ? null : <RevertButton name={name} onRevert={() => onChange(String(shipped))} />}
      </div>
      <ContrastNote name={name} design={design} pairs={pairs} onUse={onChange} />
    </div>
  );
}
