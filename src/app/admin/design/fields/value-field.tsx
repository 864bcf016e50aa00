import { NumberInput, Select } from '@mantine/core';
import { parseToken } from '#shop/design/rules/parse-design.ts';
import { TOKENS, type Token, type TokenName } from '#shop/design/rules/tokens.ts';
import { fontKey, fontsFor } from '#shop/design/rules/uploaded-fonts.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useFonts } from '../fonts/fonts-context.ts';
import { RevertButton } from './revert-button.tsx';
import { useTokenWords } from './token-words.ts';

type FieldProps = Readonly<{
  name: TokenName;
  value: string | number;
  onChange: (value: string | number) => void;
}>;

function SizeInput({ token, name, value, onChange }: FieldProps & { token: Token & { kind: 'size' } }) {
  const { t } = useLanguage();
  const { nameOf, sizeIn } = useTokenWords();
  const { min, max, unit, shipped } = token;
  return (
    <NumberInput
      label={nameOf(name)}
      description={t('adminDesign:bounds', { value: sizeIn(unit, shipped), min, max })}
      error={parseToken(name, value) === null ? t('adminDesign:badSize', { min, max }) : null}
      value={value}
      min={min}
      max={max}
      step={unit === '%' ? 5 : 1}
      clampBehavior="none"
      allowDecimal={false}
      suffix={unit === '%' ? '%' : ' px'}
      onChange={onChange}
    />
  );
}

function ChoiceInput({ token, name, value, onChange }: FieldProps & { token: Token & { kind: 'choice' } }) {
  const { t } = useLanguage();
  const { nameOf, choiceName } = useTokenWords();
  const fonts = useFonts();
  const { script, shipped, choices } = token;
  const uploaded = script === undefined ? [] : fontsFor(fonts, script).map(({ id }) => fontKey(id));
  const known = [...choices, ...uploaded];
  const isDeleted = !known.includes(String(value));
  const words = t('adminDesign:shipped', { value: choiceName(shipped) });
  return (
    <Select
      label={nameOf(name)}
      description={script === undefined ? words : `${words} ${t('adminDesign:fonts.hint')}`}
      error={isDeleted ? t('adminDesign:fonts.gone') : null}
      data={[...known, ...(isDeleted ? [String(value)] : [])].map((choice) => ({
        value: choice,
        label: choiceName(choice),
      }))}
      value={String(value)}
      allowDeselect={false}
      onChange={(next) => onChange(next ?? shipped)}
    />
  );
}

/** A size or a choice. */
export function ValueField({ name, value, onChange }: FieldProps) {
  const token: Token = TOKENS[name];
  const field = { name, value, onChange };
  return (
    <div className="design-row">
      {token.kind === 'size' ? <SizeInput {...field} token={token} /> : null}
      {token.kind === 'choice' ? <ChoiceInput {...field} token={token} /> : null}
      {value === token.shipped ? null : <RevertButton name={name} onRevert={() => onChange(token.shipped)} />}
    </div>
  );
}
