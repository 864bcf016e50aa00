import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OrderId, TaxDocumentId } from '#kernel/ids.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import type { DocumentLine, TaxDocument } from '#shop/invoices';
import { paperText } from '#tests/pdf-text.ts';
import { printTaxDocuments } from './print-tax-document.ts';

function aLine(index: number): DocumentLine {
  return {
    key: `line-${index}`,
    sku: `ORV-${index}`,
    name: { en: `Orvela One, warm set ${index}`, ar: `أورفيلا ون، طقم دافئ ${index}` },
    parts: [],
    options: [{ name: { en: 'Colour', ar: 'اللون' }, value: { en: 'Sand', ar: 'رملي' } }],
    quantity: 2,
    unitPrice: aed(24900),
    discount: NOTHING,
    net: aed(47429),
    vat: aed(2371),
    gross: aed(49800),
    vatPercent: 5,
  };
}

function aDocument(count: number): TaxDocument {
  const lines = Array.from({ length: count }, (_, index) => aLine(index));
  return {
    id: 1 as TaxDocumentId,
    kind: 'invoice',
    label: 'INV-2026-000001',
    orderId: 1001 as OrderId,
    refersTo: null,
    refundId: null,
    issuedAt: new Date('2026-11-21T10:00:00+04:00'),
    suppliedOn: new Date('2026-11-21T10:00:00+04:00'),
    seller: {
      name: { en: 'Jamra Trading', ar: 'جمرة للتجارة' },
      address: { en: 'Al Quoz 3, Dubai', ar: 'القوز 3، دبي' },
      trn: '100000000000003',
      email: 'hello@jamra.example',
      phone: '+97140000000',
    },
    buyer: {
      name: 'سارة النعيمي',
      company: 'Falcon Works LLC',
      trn: '100000000000011',
      address: ['Villa 14', 'شارع الوصل'],
      emirate: 'DU',
      email: 'sara@example.com',
      phone: '+971501234567',
    },
    paymentMethod: 'cod',
    reason: '',
    lines,
    sums: { net: aed(47429 * count), vat: aed(2371 * count), gross: aed(49800 * count) },
  };
}

const STORE = { name: 'Ember', logo: null } as const;

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe('a printed tax invoice', () => {
  it.each(['en', 'ar'] as const)(
    'OR-06 is printed as PDF in %s, with the fonts of both scripts',
    async (language) => {
      const pdf = await printTaxDocuments([aDocument(3)], { language, store: STORE });
      if (process.env.PDF_FOLDER !== undefined)
        writeFileSync(`${process.env.PDF_FOLDER}/${language}.pdf`, pdf);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pagesIn(pdf)).toBe(1);
      expect(pdf.toString('latin1').match(/\/FontFile2/g)?.length).toBeGreaterThan(2);
    },
  );

  it('CO-10 names the buyer, with company and tax number, and the seller', async () => {
    const pdf = await printTaxDocuments([aDocument(1)], { language: 'en', store: STORE });
    const text = paperText(pdf).replace(/\s/g, '');
    for (const word of ['FalconWorksLLC', '100000000000011', 'JamraTrading', '100000000000003'])
      expect(text).toContain(word);
    expect(text).toContain('INV-2026-000001');
  });

  it('OR-06 separates the thousands of an amount', async () => {
    const text = paperText(await printTaxDocuments([aDocument(3)], { language: 'en', store: STORE }));
    expect(text.replace(/\s/g, '')).toContain('1,494.00');
  });

  it('OR-06 keeps the full stop at the end of an English name in an Arabic document', async () => {
    const paper = aDocument(1);
    const buyer = { ...paper.buyer, company: 'Falcon Works L.L.C.' };
    const pdf = await printTaxDocuments([{ ...paper, buyer }], { language: 'ar', store: STORE });
    expect(paperText(pdf).replace(/\s/g, '')).toContain('FalconWorksL.L.C.');
  });

  it('OR-06 has as many pages as its lines need', async () => {
    expect(
      pagesIn(await printTaxDocuments([aDocument(60)], { language: 'ar', store: STORE })),
    ).toBeGreaterThan(2);
  });

  it('BO-05 OR-06 has the uncropped logo of the store in place of its name', async () => {
    const png = await sharp({ create: { width: 720, height: 180, channels: 4, background: '#c4552b' } })
      .png()
      .toBuffer();
    const print = async (logo: { png: Buffer; ratio: number } | null) =>
      (await printTaxDocuments([aDocument(3)], { language: 'en', store: { name: 'Ember', logo } })).toString(
        'latin1',
      );
    expect(await print({ png, ratio: 4 })).toMatch(/\/Subtype \/Image[^>]*\/Width 720\b[^>]*\/Height 180\b/s);
    expect(await print(null)).not.toContain('/Subtype /Image');
  });

  it('OR-06 several documents are one PDF, each on its own pages', async () => {
    const others = [2, 3].map((id) => ({ ...aDocument(3), id: id as TaxDocumentId }));
    expect(
      pagesIn(await printTaxDocuments([aDocument(3), ...others], { language: 'en', store: STORE })),
    ).toBe(3);
  });
});
