import { TOKENS, type Token, type TokenName } from '#shop/design/rules/tokens.ts';
import { fontKey, isFontKey } from '#shop/design/rules/uploaded-fonts.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useFonts } from '../fonts/fonts-context.ts';

/** Isolates a hex colour in right-to-left text, so that `#` stays before its digits. */
export function isolated(colour: string): string {
  return `\u2066${colour}\u2069`;
}

/** Names of tokens and of their values. */
export function useTokenWords() {
  const { t } = useLanguage();
  const fonts = useFonts();
  const choiceName = (choice: string): string => {
    if (!isFontKey(choice)) return t(`adminDesign:choices.${choice}`);
    return fonts.find(({ id }) => fontKey(id) === choice)?.name ?? t('adminDesign:fonts.deleted');
  };
  const sizeIn = (unit: 'px' | '%', value: string | number) =>
    t(`adminDesign:sizes.${unit === '%' ? 'percent' : unit}`, { value });
  return {
    nameOf: (name: TokenName) => t(`adminDesign:tokens.${name}`),
    choiceName,
    sizeIn,
    valueName: (name: TokenName, value: string | number): string => {
      const token: Token = TOKENS[name];
      if (token.kind === 'size') return sizeIn(token.unit, value);
      return token.kind === 'choice' ? choiceName(String(value)) : isolated(String(value));
    },
  };
}
