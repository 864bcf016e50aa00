import { Document, Page, View } from '@react-pdf/renderer';
import { inLanguage } from '#kernel/language.ts';
import type { TaxDocument } from '#shop/invoices';
import { formatDate } from '../date/date.ts';
import { LinesTable, SumsTable } from './lines-table.tsx';
import { LINE, type PdfContext, PdfLanguage, Row, Say, usePdf } from './pdf-text.tsx';
import { type PdfStore, StoreMark } from './store-mark.tsx';

type PartyProps = { title: string; lines: readonly string[]; reach: readonly string[] };

function Party({ title, lines, reach }: PartyProps) {
  const [name = '', ...rest] = lines.filter((line) => line !== '');
  return (
    <View style={{ width: '48%' }}>
      <Say isQuiet sizePt={8}>
        {title}
      </Say>
      <Say isStrong sizePt={10.5}>
        {name}
      </Say>
      {rest.map((line) => (
        <Say key={line}>{line}</Say>
      ))}
      {reach
        .filter((line) => line !== '')
        .map((line) => (
          <Say key={line} isLatin>
            {line}
          </Say>
        ))}
    </View>
  );
}

function Parties({ document: { seller, buyer } }: { document: TaxDocument }) {
  const { t, language } = usePdf();
  const trn = (number: string) => (number === '' ? '' : t('taxDocument:trn', { trn: number }));
  const ofSeller = [inLanguage(seller.name, language), inLanguage(seller.address, language), trn(seller.trn)];
  const isBusiness = buyer.company !== '';
  const ofBuyer = [
    isBusiness ? buyer.company : buyer.name,
    isBusiness ? buyer.name : '',
    ...buyer.address,
    t(`checkout:emirates.${buyer.emirate}`),
    trn(buyer.trn),
  ];
  return (
    <Row style={{ justifyContent: 'space-between', marginBottom: 20 }}>
      <Party title={t('taxDocument:seller')} lines={ofSeller} reach={[seller.email, seller.phone]} />
      <Party title={t('taxDocument:buyer')} lines={ofBuyer} reach={[buyer.email, buyer.phone]} />
    </Row>
  );
}

function Facts({ document }: { document: TaxDocument }) {
  const { t, language } = usePdf();
  const facts = [
    ['number', document.label],
    ['issued', formatDate(document.issuedAt, language)],
    ...(document.refersTo === null
      ? [['supplied', formatDate(document.suppliedOn, language)]]
      : [['refersTo', document.refersTo.label]]),
    ['order', String(document.orderId)],
  ] as const;
  return (
    <Row
      style={{
        justifyContent: 'space-between',
        paddingVertical: 8,
        marginBottom: 20,
        borderTopWidth: 0.5,
        borderBottomWidth: 0.5,
        borderColor: LINE,
      }}
    >
      {facts.map(([label = '', value = '']) => (
        <View key={label}>
          <Say isQuiet sizePt={8}>
            {t(`taxDocument:${label}`)}
          </Say>
          <Say isStrong>{value}</Say>
        </View>
      ))}
    </Row>
  );
}

/** The reason of a credit note: a standard reason or a note by staff. */
function Reason({ document: { kind, reason } }: { document: TaxDocument }) {
  const { t } = usePdf();
  if (kind === 'invoice' || reason === '') return null;
  return (
    <View style={{ marginBottom: 16 }}>
      <Say isQuiet sizePt={8}>
        {t('taxDocument:reason')}
      </Say>
      <Say>{t(`taxDocument:reasons.${reason}`, { defaultValue: reason })}</Say>
    </View>
  );
}

function Foot() {
  const { t } = usePdf();
  return (
    <View fixed style={{ position: 'absolute', bottom: 28, left: 42, right: 42 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Say isQuiet sizePt={7.5}>
          {t('taxDocument:inDirham')}
        </Say>
        <Say
          isQuiet
          sizePt={7.5}
          render={({ subPageNumber: page, subPageTotalPages: pages }) =>
            t('taxDocument:page', { page, pages })
          }
        />
      </Row>
    </View>
  );
}

function TaxPage({ document, store }: { document: TaxDocument; store: PdfStore }) {
  const { t } = usePdf();
  return (
    <>
      <Row style={{ justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 20 }}>
        <StoreMark store={store} />
        <Say isStrong sizePt={15}>
          {t(`taxDocument:${document.kind}`)}
        </Say>
      </Row>
      <Facts document={document} />
      <Parties document={document} />
      <Reason document={document} />
      <LinesTable document={document} />
      <SumsTable document={document} />
      <Foot />
    </>
  );
}

type TaxPaperProps = PdfContext & { documents: readonly TaxDocument[]; store: PdfStore };

/** Tax invoices and credit notes on A4, in one language; each begins on a new page. */
export function taxDocumentPdf({ documents, store, language, t }: TaxPaperProps) {
  const title = documents.map(({ kind, label }) => `${t(`taxDocument:${kind}`)} ${label}`).join(', ');
  const [first] = documents;
  const author = first === undefined ? '' : inLanguage(first.seller.name, language);
  return (
    <Document title={title} author={author} language={language}>
      {documents.map((document) => (
        <Page
          key={document.id}
          size="A4"
          style={{ paddingTop: 42, paddingBottom: 60, paddingHorizontal: 42 }}
        >
          <PdfLanguage.Provider value={{ language, t }}>
            <TaxPage document={document} store={store} />
          </PdfLanguage.Provider>
        </Page>
      ))}
    </Document>
  );
}
