import { Image } from '@react-pdf/renderer';
import { EMBER, Say } from './pdf-text.tsx';

type PdfLogo = Readonly<{ png: Buffer; ratio: number }>;

/** The store above a document; the logo as PNG, its width by its height. */
export type PdfStore = Readonly<{ name: string; logo: PdfLogo | null }>;

const LOGO_PT = { height: 32, maxWidth: 170 } as const;

export function StoreLogo({ logo }: { logo: PdfLogo }) {
  const widthPt = Math.min(LOGO_PT.maxWidth, LOGO_PT.height * logo.ratio);
  const size = { width: widthPt, height: widthPt / logo.ratio };
  return <Image src={{ data: logo.png, format: 'png' }} style={size} />;
}

/** The store's logo, or its name in text. */
export function StoreMark({ store: { name, logo } }: { store: PdfStore }) {
  if (logo !== null) return <StoreLogo logo={logo} />;
  return (
    <Say isStrong sizePt={20} color={EMBER}>
      {name}
    </Say>
  );
}
