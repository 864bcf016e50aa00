import { Text, View, type ViewProps } from '@react-pdf/renderer';
import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { directionOf, type Language } from '#kernel/language.ts';
import { FAMILIES, REGULAR, STRONG } from './fonts.ts';

export const INK = '#2A211C';
export const QUIET = '#5A4F47';
export const LINE = '#E4DCD2';
export const EMBER = '#8F3814';
const SIZE_PT = 9;

export type PaperSpeech = Readonly<{ language: Language; t: TFunction }>;
export const PaperLanguage = createContext<PaperSpeech | null>(null);

export function usePaper(): PaperSpeech & { isRtl: boolean } {
  const speech = useContext(PaperLanguage);
  if (speech === null) throw new Error('a paper needs a language');
  return { ...speech, isRtl: directionOf(speech.language) === 'rtl' };
}

type SayProps = {
  children?: ReactNode;
  /** For what is known only when the pages are. */
  render?: (page: { pageNumber: number; totalPages: number }) => string;
  isStrong?: boolean;
  isQuiet?: boolean;
  /** Numbers and addresses keep their own direction and begin where the language does. */
  isLatin?: boolean;
  /** Numbers keep their own direction and stand at the end of their column. */
  isNumber?: boolean;
  sizePt?: number;
  color?: string;
};

/** A line of text in the paper's language. */
export function Say({
  children,
  render,
  isStrong = false,
  isQuiet = false,
  isLatin = false,
  isNumber = false,
  sizePt = SIZE_PT,
  color,
}: SayProps) {
  const { language, isRtl } = usePaper();
  return (
    <Text
      {...(render === undefined ? {} : { render })}
      style={{
        fontFamily: FAMILIES[language],
        fontWeight: isStrong ? STRONG : REGULAR,
        fontSize: sizePt,
        lineHeight: 1.45,
        color: color ?? (isQuiet ? QUIET : INK),
        direction: isRtl && !isNumber && !isLatin ? 'rtl' : 'ltr',
        textAlign: isRtl === isNumber ? 'left' : 'right',
      }}
    >
      {children}
    </Text>
  );
}

type RowProps = { children: ReactNode; style?: Exclude<ViewProps['style'], readonly unknown[] | undefined> };

/** Things side by side, beginning where the language does. */
export function Row({ children, style = {} }: RowProps) {
  const { isRtl } = usePaper();
  return <View style={{ ...style, flexDirection: isRtl ? 'row-reverse' : 'row' }}>{children}</View>;
}
