import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import { SlipContent } from './packing-slip.tsx';

type Parcel = Parameters<typeof SlipContent>[0]['parcel'];

const line = (sku: string, giftCard: object | null) => ({
  ...{ sku, name: { en: sku }, options: [], parts: [], quantity: 1, refundedQuantity: 0, giftCard },
});

const parcel = {
  order: {
    id: 7,
    lines: [line('LAMP', null), line('GIFT-CARD', { recipientName: 'Sara' })],
    address: { firstName: 'Noor', lastName: 'Haddad', building: '1', street: 'Marina Walk', emirate: 'DU' },
    placedAt: new Date('2026-11-20T12:00:00+04:00'),
    delivery: { title: { en: 'Standard' } },
    ...{ note: '', giftMessage: '', isGiftWrapped: false },
  },
  store: { name: { en: 'Jamra' }, logo: null },
  seller: { name: { en: 'Jamra' }, address: { en: 'Dubai' }, phone: '' },
} as unknown as Parcel;

it('OR-03 the packing slip lists the contents of the parcel, without gift cards', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <SlipContent parcel={parcel} />
    </LanguageProvider>,
  );
  expect([...html.matchAll(/<bdi>(LAMP|GIFT-CARD)<\/bdi>/g)].map(([, sku]) => sku)).toEqual(['LAMP']);
});
