import { Document, Page, Path, Svg, View } from '@react-pdf/renderer';
import type { LabelParcel } from '#shop/shipments';
import { INK, type PdfContext, PdfLanguage, Row, Say, usePdf } from '../tax-document/pdf-text.tsx';
import { type PdfStore, StoreLogo } from '../tax-document/store-mark.tsx';
import { qrCode } from './qr-code.ts';

const PT_PER_MM = 72 / 25.4;
const WIDTH_PT = 100 * PT_PER_MM;
const HEIGHT_PT = 150 * PT_PER_MM;
const CODE_PT = 62;

/** The number of the order, to be read and to be scanned. */
function OrderCode({ number }: { number: string }) {
  const { t } = usePdf();
  const { size, path } = qrCode(number);
  return (
    <Row style={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <View>
        <Say isQuiet sizePt={8}>
          {t('taxDocument:order')}
        </Say>
        <Say isStrong sizePt={24}>
          {number}
        </Say>
      </View>
      <Svg width={CODE_PT} height={CODE_PT} viewBox={`0 0 ${size} ${size}`}>
        <Path d={path} fill="#000000" />
      </Svg>
    </Row>
  );
}

function Recipient({ to }: Pick<LabelParcel, 'to'>) {
  return (
    <View>
      <Say isStrong sizePt={16}>
        {to.name}
      </Say>
      {to.company === '' ? null : <Say sizePt={11}>{to.company}</Say>}
      <Say isStrong isLatin sizePt={13}>
        {to.phone}
      </Say>
      {to.lines.map((line) => (
        <Say key={line} sizePt={11}>
          {line}
        </Say>
      ))}
    </View>
  );
}

const ruled = { borderTopWidth: 1, borderTopColor: INK, paddingTop: 6, marginTop: 6 };

/** The sender, below the logo if the store has one. */
function Sender({ from, logo }: Pick<LabelParcel, 'from'> & Pick<PdfStore, 'logo'>) {
  return (
    <>
      {logo === null ? null : (
        <Row style={{ marginBottom: 6 }}>
          <StoreLogo logo={logo} />
        </Row>
      )}
      <Say isStrong>{from.name}</Say>
      <Say isQuiet sizePt={8}>
        {from.address}
      </Say>
      <Say isQuiet isLatin sizePt={8}>
        {from.phone}
      </Say>
    </>
  );
}

type LabelProps = Readonly<{ parcel: LabelParcel; logo: PdfStore['logo'] }>;

function Label({ parcel: { orderId, from, to, delivery, notes, toCollect, isForAdults }, logo }: LabelProps) {
  const { t } = usePdf();
  return (
    <>
      <Sender from={from} logo={logo} />
      <View style={ruled}>
        <Recipient to={to} />
      </View>
      <View style={ruled}>
        <Say>{delivery}</Say>
        {notes.map((note) => (
          <Say key={note}>{note}</Say>
        ))}
      </View>
      {isForAdults ? (
        <View style={{ marginTop: 8 }}>
          <Say isStrong sizePt={13}>
            {t('adminOrders:checkAge')}
          </Say>
        </View>
      ) : null}
      {toCollect === '' ? null : (
        <View style={{ borderWidth: 1.5, borderColor: INK, padding: 6, marginTop: 8 }}>
          <Say isStrong sizePt={13}>{`${t('adminOrders:collect')} AED ${toCollect}`}</Say>
        </View>
      )}
      <View fixed style={{ position: 'absolute', bottom: 14, left: 14, right: 14 }}>
        <OrderCode number={String(orderId)} />
      </View>
    </>
  );
}

type LabelsProps = PdfContext & Pick<PdfStore, 'logo'> & { parcels: readonly LabelParcel[] };

/** Shipping labels of 100 × 150 mm, one page each. */
export function labelsPdf({ parcels, logo, language, t }: LabelsProps) {
  return (
    <Document title={t('adminOrders:printMany.labels')} language={language}>
      {parcels.map((parcel) => (
        <Page key={parcel.orderId} size={[WIDTH_PT, HEIGHT_PT]} style={{ padding: 14, paddingBottom: 84 }}>
          <PdfLanguage.Provider value={{ language, t }}>
            <Label parcel={parcel} logo={logo} />
          </PdfLanguage.Provider>
        </Page>
      ))}
    </Document>
  );
}
