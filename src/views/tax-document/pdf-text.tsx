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

export type PdfContext = Readonly<{ language: Language; t: TFunction }>;
export const PdfLanguage = createContext<PdfContext | null>(null);

export function usePdf(): PdfContext & { isRtl: boolean } {
  const speech = useContext(PdfLanguage);
  if (speech === null) throw new Error('a document needs a language');
  return { ...speech, isRtl: directionOf(speech.language) === 'rtl' };
}

type SayProps = {
  children?: ReactNode;
  /** Text that depends on the page number within its document. */
  render?: (page: { subPageNumber: number; subPageTotalPages: number }) => string;
  isStrong?: boolean;
  isQuiet?: boolean;
  /** Numbers and URLs stay left-to-right, aligned with the language's start. */
  isLatin?: boolean;
  /** Numbers stay left-to-right, aligned with the end of the column. */
  isNumber?: boolean;
  sizePt?: number;
  color?: string;
};

const ARABIC = /\p{Script=Arabic}/u;

/** A text without Arabic letters, as an English name or reason: its full stop stays at its end. */
function isWithoutArabic(text: ReactNode): boolean {
  return typeof text === 'string' && !ARABIC.test(text);
}

/** A line of text. */
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
  const { language, isRtl } = usePdf();
  const isLtr = isNumber || isLatin || isWithoutArabic(children);
  return (
    <Text
      {...(render === undefined ? {} : { render })}
      style={{
        fontFamily: FAMILIES[language],
        fontWeight: isStrong ? STRONG : REGULAR,
        fontSize: sizePt,
        lineHeight: 1.45,
        color: color ?? (isQuiet ? QUIET : INK),
        direction: isRtl && !isLtr ? 'rtl' : 'ltr',
        textAlign: isRtl === isNumber ? 'left' : 'right',
      }}
    >
      {children}
    </Text>
  );
}

type RowProps = { children: ReactNode; style?: Exclude<ViewProps['style'], readonly unknown[] | undefined> };

/** A horizontal row, following the language's direction. */
export function Row({ children, style = {} }: RowProps) {
  const { isRtl } = usePdf();
  return <View style={{ ...style, flexDirection: isRtl ? 'row-reverse' : 'row' }}>{children}</View>;
}
