/** The scripts that the shop prints; a font is chosen for each. */
export const SCRIPTS = ['latin', 'arabic'] as const;
export type Script = (typeof SCRIPTS)[number];

type CodeRange = readonly [first: number, last: number];

export type ScriptFacts = Readonly<{
  /** The unicode range of its font, as CSS has it and as pairs. */
  range: string;
  ranges: readonly CodeRange[];
  /** Without one of these a font is not offered for the script. */
  needed: string;
  /** What the shop prints, by which fonts and their fallbacks are measured. */
  sample: readonly string[];
  /** The weights of running text and of what is bold, as `views/style/tokens.css` has them. */
  textWeight: number;
  boldWeight: number;
}>;

/**
 * Letters, digits and the signs that most pages have, which a page loads first, and the rest of the Latin range: kerning
 * makes each sign a kilobyte's quarter to half.
 */
export const BASIC_LATIN =
  'U+0000-0021,U+0025-0029,U+002B-003B,U+003F-005A,U+0061-007A,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2000-200F,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026-202F,U+205F-206F,U+2212';
export const LATIN_LETTERS =
  'U+0022-0024,U+002A,U+003C-003E,U+005B-0060,U+007B-009F,U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2030-205E,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD';
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The ranges that CSS writes `U+0000-007F,U+00A0`, each with its first and last character. */
export function pairsOf(range: string): CodeRange[] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Facts about each script; the ranges are those of Google Fonts. */
export const SCRIPT_FACTS: Readonly<Record<Script, ScriptFacts>> = {
  latin: {
    range: LATIN,
    ranges: pairsOf(LATIN),
    textWeight: 400,
    boldWeight: 600,
    needed: `${CAPITALS}${CAPITALS.toLowerCase()}0123456789.,:;!?'"()-/&%+@`,
    sample: [
      'The quick delivery of your order is free in Dubai and Abu Dhabi. Choose a device, add it to the cart and pay in cash or by card. Heated tobacco sticks, holders, chargers and accessories: every product is checked before it leaves our store. Prices include VAT, from 49 to 1,250.',
    ],
  },
  arabic: {
    range: ARABIC,
    ranges: pairsOf(ARABIC),
    textWeight: 350,
    boldWeight: 550,
    needed: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟',
    // Words without spaces: spaces come from the Latin font.
    sample:
      'توصيل طلبك مجاني في دبي وأبوظبي اختر الجهاز وأضفه إلى السلة وادفع نقدا أو بالبطاقة أعواد التبغ المسخن والأجهزة والشواحن والملحقات نفحص كل منتج قبل أن يغادر متجرنا، والأسعار تشمل ضريبة القيمة المضافة'.split(
        ' ',
      ),
  },
};

/** @returns the characters of a script that a font has not, in the script's order */
export function missingIn(script: Script, codePoints: ReadonlySet<number>): string[] {
  return [...SCRIPT_FACTS[script].needed].filter((letter) => !codePoints.has(letter.codePointAt(0) ?? 0));
}
