import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { OrderId } from '#kernel/ids.ts';
import type { LabelParcel } from '#shop/shipments';
import { printLabels } from './print-labels.ts';
import { qrCode } from './qr-code.ts';

function aParcel(number: number): LabelParcel {
  return {
    orderId: number as OrderId,
    from: { name: 'Jamra Trading', address: 'Al Quoz 3, Dubai', phone: '+97140000000' },
    to: {
      name: 'سارة النعيمي',
      company: 'Falcon Works LLC',
      phone: '+971501234567',
      lines: ['Villa 14, 302', 'شارع الوصل', 'Dubai'],
    },
    delivery: 'Standard · 27 Nov · 10:00–13:00',
    notes: ['Ring twice'],
    toCollect: '249.00',
    isForAdults: true,
  };
}

const STORE = { name: 'Ember', logo: null } as const;

it.each(['en', 'ar'] as const)('OR-03 labels are pages of 100 × 150 mm in %s', async (language) => {
  const { pdf } = await printLabels([aParcel(1001), aParcel(1002)], { language, store: STORE });
  if (process.env.PDF_FOLDER !== undefined)
    writeFileSync(`${process.env.PDF_FOLDER}/label-${language}.pdf`, pdf);
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(text).toMatch(/\/MediaBox \[0 0 283\.46\d* 425\.(19|2)\d*\]/);
});

it('BO-05 OR-03 a label has the logo of the store above the sender', async () => {
  const png = await sharp({ create: { width: 720, height: 180, channels: 4, background: '#c4552b' } })
    .png()
    .toBuffer();
  const print = async (logo: { png: Buffer; ratio: number } | null) => {
    const { pdf } = await printLabels([aParcel(1001)], { language: 'en', store: { name: 'Ember', logo } });
    return Buffer.from(pdf).toString('latin1');
  };
  expect(await print({ png, ratio: 4 })).toMatch(/\/Subtype \/Image[^>]*\/Width 720\b[^>]*\/Height 180\b/s);
  expect(await print(null)).not.toContain('/Subtype /Image');
});

it('OR-03 the code of a label is a QR code with its three corners', () => {
  const { size, path } = qrCode('1001');
  expect(size).toBe(21);
  for (const corner of ['M0 0h', 'M20 0h', 'M0 20h']) expect(path).toContain(corner);
  expect(path).not.toBe(qrCode('1002').path);
});
