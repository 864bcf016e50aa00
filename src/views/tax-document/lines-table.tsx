import { View } from '@react-pdf/renderer';
import { inLanguage } from '#kernel/language.ts';
import { formatAmount } from '#kernel/money.ts';
import type { DocumentLine, TaxDocument } from '#shop/invoices';
import { partsInWords } from '../bundle/part-words.ts';
import { orderedValues } from '../cart-line/line-words.ts';
import { INK, LINE, Row, Say, usePdf } from './pdf-text.tsx';

type Column = { label: string; widthPt: number; value: (line: DocumentLine) => string };

const NUMBERS: readonly Column[] = [
  { label: 'quantity', widthPt: 28, value: ({ quantity }) => (quantity === 0 ? '–' : String(quantity)) },
  { label: 'unitPrice', widthPt: 58, value: ({ unitPrice }) => formatAmount(unitPrice) },
  { label: 'discount', widthPt: 52, value: ({ discount }) => formatAmount(discount) },
  { label: 'net', widthPt: 58, value: ({ net }) => formatAmount(net) },
  { label: 'vatRate', widthPt: 40, value: ({ vatPercent }) => String(vatPercent) },
  { label: 'vat', widthPt: 50, value: ({ vat }) => formatAmount(vat) },
  { label: 'gross', widthPt: 60, value: ({ gross }) => formatAmount(gross) },
];

function ItemName({ line }: { line: DocumentLine }) {
  const { language } = usePdf();
  const values = orderedValues(line.options, language);
  const options = line.options.map(({ name }, index) => `${inLanguage(name, language)}: ${values[index]}`);
  const parts = partsInWords(line.parts, language);
  const small = [line.sku, ...options, ...parts].filter((text) => text !== '').join(' · ');
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Say>{inLanguage(line.name, language)}</Say>
      {small === '' ? null : (
        <Say isQuiet sizePt={7.5}>
          {small}
        </Say>
      )}
    </View>
  );
}

function Head() {
  const { t } = usePdf();
  return (
    <View fixed style={{ borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 4, marginBottom: 2 }}>
      <Row style={{ alignItems: 'flex-end' }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Say isStrong sizePt={8}>
            {t('taxDocument:item')}
          </Say>
        </View>
        {NUMBERS.map(({ label, widthPt }) => (
          <View key={label} style={{ width: widthPt }}>
            <Say isStrong isNumber sizePt={8}>
              {t(`taxDocument:${label}`)}
            </Say>
          </View>
        ))}
      </Row>
    </View>
  );
}

/** The lines of a tax document; the header repeats on every page. */
export function LinesTable({ document }: { document: TaxDocument }) {
  return (
    <View>
      <Head />
      {document.lines.map((line) => (
        <View
          key={line.key}
          wrap={false}
          style={{ borderBottomWidth: 0.5, borderBottomColor: LINE, paddingVertical: 5 }}
        >
          <Row>
            <ItemName line={line} />
            {NUMBERS.map(({ label, widthPt, value }) => (
              <View key={label} style={{ width: widthPt }}>
                <Say isNumber>{value(line)}</Say>
              </View>
            ))}
          </Row>
        </View>
      ))}
    </View>
  );
}

/** Net, VAT and total. */
export function SumsTable({ document: { sums } }: { document: TaxDocument }) {
  const { t, isRtl } = usePdf();
  const rows = [
    ['allNet', sums.net, false],
    ['allVat', sums.vat, false],
    ['allGross', sums.gross, true],
  ] as const;
  return (
    <View wrap={false} style={{ width: 240, marginTop: 14, alignSelf: isRtl ? 'flex-start' : 'flex-end' }}>
      {rows.map(([label, money, isStrong]) => (
        <Row
          key={label}
          style={{
            justifyContent: 'space-between',
            paddingVertical: 4,
            borderTopWidth: isStrong ? 1 : 0,
            borderTopColor: INK,
          }}
        >
          <Say isStrong={isStrong} sizePt={isStrong ? 11 : 9}>
            {t(`taxDocument:${label}`)}
          </Say>
          <Say isNumber isStrong={isStrong} sizePt={isStrong ? 11 : 9}>
            {`AED ${formatAmount(money)}`}
          </Say>
        </Row>
      ))}
    </View>
  );
}
