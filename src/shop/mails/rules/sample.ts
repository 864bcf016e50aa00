import type { OrderId, OrderKey, ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import type { FormEntry } from '#shop/forms';
import type { Order, OrderLine } from '#shop/orders';
import type { MailContent, NewOrder, OrderEmail, RenewalEmail } from '../email.ts';
import { isOrderTemplate, type MailTemplate, type OrderTemplate } from './templates.ts';

const PLACED = new Date('2026-11-21T10:00:00+04:00');
const ARRIVES = new Date('2026-11-23T12:00:00+04:00');
/** Until when an order is held that waits for its payment. */
const RESERVED = new Date('2026-11-24T10:00:00+04:00');

const SAMPLE = {
  en: {
    firstName: 'Sara',
    lastName: 'Noor',
    street: 'Street 12',
    area: 'Al Safa',
    building: 'Villa 14',
    sender: 'Omar',
    wish: 'Happy birthday! Choose something you like.',
    device: 'Ember One heating device',
    colour: 'Sand',
    sticks: 'Amber sticks, 20 pieces',
    refused: 'The seal of the box was open.',
    account: 'Bank of Examples\nAE00 0000 0000 0000 0000 001',
    note: 'The colour you chose comes back on Monday. We send everything together then.',
    title: 'Ask about a device',
    question: 'Question',
    message: 'Does the charger of the older device fit the new one?',
  },
  ar: {
    firstName: 'سارة',
    lastName: 'نور',
    street: 'شارع 12',
    area: 'الصفا',
    building: 'فيلا 14',
    sender: 'عمر',
    wish: 'كل عام وأنت بخير! اختر ما يعجبك.',
    device: 'جهاز التسخين إمبر ون',
    colour: 'رملي',
    sticks: 'أعواد العنبر، 20 قطعة',
    refused: 'كان ختم العلبة مفتوحًا.',
    account: 'مصرف الأمثلة\nAE00 0000 0000 0000 0000 001',
    note: 'اللون الذي اخترته يعود يوم الاثنين، فنرسل كل شيء معًا.',
    title: 'استفسار عن جهاز',
    question: 'السؤال',
    message: 'هل يناسب شاحن الجهاز القديم الجهاز الجديد؟',
  },
} as const;

type SampleLine = { name: string; quantity: number; unitMinor: number; option: string };

function lineOf({ name, quantity, unitMinor, option }: SampleLine, position: number): OrderLine {
  const total = aed(unitMinor * quantity);
  return {
    productId: (position + 1) as ProductId,
    variationId: null,
    sku: `SAMPLE-${position + 1}`,
    name: { en: name, ar: name },
    options:
      option === '' ? [] : [{ name: { en: 'Colour', ar: 'اللون' }, value: { en: option, ar: option } }],
    class: 'device',
    imageFile: '',
    quantity,
    unitPrice: aed(unitMinor),
    total,
    discount: NOTHING,
    vat: aed(Math.round((total.minor * 5) / 105)),
    isTaxable: true,
    parts: [],
    giftCard: null,
    refundedQuantity: 0,
  };
}

/** A fictitious order for previews. */
function sampleOrder(language: Language): Order {
  const { firstName, lastName, street, area, building, device, colour, sticks } = SAMPLE[language];
  const lines = [
    { name: device, quantity: 1, unitMinor: 124_900, option: colour },
    { name: sticks, quantity: 4, unitMinor: 2500, option: '' },
  ].map(lineOf);
  const total = aed(136_400);
  return {
    id: 1001 as OrderId,
    key: 'wc_order_sample' as OrderKey,
    status: 'confirmed',
    language,
    customerId: null,
    origin: 'shop',
    oldShop: null,
    originOrderId: null,
    email: 'sara@example.com',
    phone: '+971501234567',
    address: { firstName, lastName, street, area, building, emirate: 'DU', landmark: '', makani: '' },
    company: '',
    trn: '',
    note: '',
    isGiftWrapped: false,
    giftMessage: '',
    delivery: {
      id: 'standard:1',
      code: 'standard',
      title: { en: 'Next working day', ar: 'يوم العمل التالي' },
      arrivesOn: ARRIVES,
      slot: null,
    },
    paymentMethod: 'cod',
    lines,
    discounts: [],
    totals: {
      subtotal: aed(134_900),
      discount: NOTHING,
      delivery: aed(1500),
      giftWrap: NOTHING,
      fee: NOTHING,
      total,
      vat: aed(6495),
    },
    money: {
      paid: total,
      byGiftCard: NOTHING,
      refunded: NOTHING,
      refundDue: NOTHING,
      refundedDelivery: NOTHING,
      refundedGiftWrap: NOTHING,
      refundedFee: NOTHING,
    },
    ageConfirmedAt: PLACED,
    termsVersion: '',
    privacyVersion: '',
    reservedUntil: null,
    tracking: { carrier: 'Falcon', number: 'F-77 120 440', url: '' },
    placedAt: PLACED,
  };
}

function saidIn(template: OrderTemplate, language: Language): string {
  if (template === 'order-return-refused') return SAMPLE[language].refused;
  return template === 'order-note' ? SAMPLE[language].note : '';
}

/** The mails that list what is returned or refunded. */
const GIVEN_BACK = /^order-(return-|refund)/;
/** The mails about a refund. */
const REFUNDED = /^order-refund/;

const DOCUMENT_LABELS: Partial<Record<OrderTemplate, string>> = {
  'order-confirmation': 'INV-2026-000001',
  'order-refunded': 'CN-2026-000001',
};

/** Status and payment method of the sample orders that await payment. */
const UNPAID: Partial<Record<OrderTemplate, Pick<Order, 'status' | 'paymentMethod'>>> = {
  'order-waiting': { status: 'on-hold', paymentMethod: 'bacs' },
  'order-payment-due': { status: 'pending', paymentMethod: 'jamra_card' },
};

/** The sample order at the time of the mail: unpaid while it awaits payment. */
function sampleOf(template: OrderTemplate, language: Language): Order {
  const order = sampleOrder(language);
  const unpaid = UNPAID[template];
  if (unpaid === undefined) return order;
  return { ...order, ...unpaid, money: { ...order.money, paid: NOTHING }, reservedUntil: RESERVED };
}

/** An order mail with sample data, or for a real order without such an event. */
export function sampleOrderMail(
  template: OrderTemplate,
  language: Language,
  { publicUrl, order: shownOrder }: { publicUrl: string; order?: Order },
): OrderEmail {
  const order = shownOrder ?? sampleOf(template, language);
  return {
    template,
    order,
    orderUrl: `${publicUrl}/`,
    refund: REFUNDED.test(template) ? { total: aed(124_900), toGiftCards: NOTHING, isByHand: true } : null,
    documentLabel: DOCUMENT_LABELS[template] ?? null,
    account: template === 'order-waiting' ? SAMPLE[language].account : '',
    said: saidIn(template, language),
    returned: GIVEN_BACK.test(template) ? [{ position: 0, quantity: 1 }] : [],
  };
}

function sampleNewOrder(language: Language, href: string): NewOrder {
  const { id, lines, totals, paymentMethod } = sampleOrder(language);
  return { id, lines, total: totals.total, emirate: 'DU', paymentMethod, href };
}

function sampleEntry(language: Language): FormEntry {
  const { firstName, lastName, message } = SAMPLE[language];
  return {
    id: 12 as FormEntry['id'],
    form: 'contact',
    title: '',
    answers: [],
    status: 'new',
    language,
    name: `${firstName} ${lastName}`,
    email: 'sara@example.com',
    phone: '+971501234567',
    topic: 'advice',
    message,
    consentText: '',
    writtenAt: PLACED,
  };
}

function sampleRenewal(template: RenewalEmail['template'], language: Language, home: string): RenewalEmail {
  const { firstName, sticks } = SAMPLE[language];
  const sums = { delivery: aed(1500), fee: NOTHING, discount: NOTHING, total: aed(11_900) };
  const prices = { unitPrice: aed(2600), before: aed(2500), total: aed(10_400) };
  const line = { name: sticks, quantity: 4, ...prices, problem: '', maximum: null };
  const isNotice = template === 'renewal-notice';
  const isProblem = template === 'renewal-failed' || template === 'renewal-paused';
  return {
    ...{ template, number: '12', name: firstName, nextOn: ARRIVES, payUrl: '', subscriptionUrl: home },
    lines: isNotice ? [line] : [],
    sums: isNotice ? sums : null,
    problem: isProblem ? 'out-of-stock' : '',
    isRetried: true,
  };
}

/** A mail with sample data, to preview its texts. Its links lead to the home page. */
export function sampleMail(template: MailTemplate, language: Language, publicUrl: string): MailContent {
  const { device, sticks, firstName } = SAMPLE[language];
  const home = `${publicUrl}/`;
  if (isOrderTemplate(template)) return sampleOrderMail(template, language, { publicUrl });
  switch (template) {
    case 'back-in-stock':
      return { template, product: device, picture: null, productUrl: home, forgetUrl: home };
    case 'abandoned-cart': {
      const lines = [
        { name: device, quantity: 1, total: aed(124_900) },
        { name: sticks, quantity: 4, total: aed(10_000) },
      ];
      return { template, name: firstName, lines, cartUrl: home, stopUrl: home };
    }
    case 'wishlist-changes': {
      const line = { href: home, price: null, cheaper: null, isBack: true };
      const lines = [
        { ...line, name: device, price: aed(99_900), cheaper: aed(25_000), isBack: false },
        { ...line, name: sticks },
      ];
      return { template, name: firstName, lines, wishlistUrl: home, stopUrl: home };
    }
    case 'device-cleaning':
      return { template, name: firstName, device, href: home, stopUrl: home };
    case 'gift-card':
    case 'gift-card-to-buyer':
      return {
        ...{ template, name: firstName, sender: SAMPLE[language].sender, message: SAMPLE[language].wish },
        ...{ code: 'ABCD-EFGH-2345-6789', balance: aed(25_000) },
        ...{ expiresAt: new Date('2031-11-21T10:00:00+04:00'), balanceUrl: home, shopUrl: home },
      };
    case 'staff-invitation':
      return { template, inviter: firstName, role: 'order-desk', ownName: null, href: home };
    case 'low-stock': {
      const stockRow = (id: number, name: string, left: number) =>
        ({ productId: id as ProductId, sku: `SAMPLE-${id}`, name, left }) as const;
      return { template, shelves: [stockRow(1, device, 2), stockRow(2, sticks, 1)] };
    }
    case 'new-order':
      return { template, newOrders: [sampleNewOrder(language, home)], ordersUrl: home };
    case 'new-orders': {
      const order = sampleNewOrder(language, home);
      return { template, newOrders: [order, { ...order, id: 1002 as OrderId }], ordersUrl: home };
    }
    case 'staff-notifications': {
      const job = { kind: 'job-failed', subject: 'mail.order', count: 1, href: home } as const;
      const failed = { kind: 'payment-failed', subject: '1001', count: 1, href: home } as const;
      return { template, adminUrl: home, notifications: [failed, job] };
    }
    case 'form-entry': {
      const { title, question } = SAMPLE[language];
      const { message, ...entry } = sampleEntry(language);
      const answer = { key: 'question', label: question, type: 'long-text', values: [message] } as const;
      return { template, entry: { ...entry, title, message: '', answers: [answer] } };
    }
    case 'form-received':
      return { template };
    case 'subscription-confirm':
    case 'subscription-welcome':
      return { template, href: home, stopUrl: home };
    case 'renewal-notice':
    case 'renewal-failed':
    case 'renewal-paused':
    case 'renewal-cancelled':
      return sampleRenewal(template, language, home);
    case 'contact-message':
      return { template, entry: sampleEntry(language) };
    default:
      return { template, name: firstName, href: home };
  }
}
