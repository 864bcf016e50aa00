import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../../language/language.tsx';
import {
  AddressForm,
  DateForm,
  type FormFacts,
  IntervalForm,
  PaymentForm,
  QuantityForm,
} from './subscription-forms.tsx';

const line = (productId: number) => ({ productId, variationId: null, quantity: 2 });

const FACTS = {
  subscription: {
    version: 1,
    weeks: 4,
    nextOn: '2026-12-01',
    lines: [line(1), line(2)],
    paymentMethod: 'cod',
  },
  ...{
    products: {},
    intervals: [4],
    today: '2026-11-28',
    methods: ['cod'],
    cards: [],
    nonce: 'n',
    refused: null,
  },
  addresses: [{ id: 5, building: 'Villa 14', street: '', area: '', emirate: 'DU', isDefault: true }],
} as unknown as FormFacts;

const TEXT = 'Please choose another.';

it.each([
  { change: 'move', Form: DateForm, field: 'next_on', typed: ['2020-01-01'] },
  { change: 'quantity', Form: QuantityForm, field: 'subscription-quantity-1', typed: ['3', '-1'] },
  { change: 'address', Form: AddressForm, field: 'address_id', typed: ['0'] },
  { change: 'payment', Form: PaymentForm, field: 'payment_method', typed: ['bacs'] },
])(
  'a refused change $change shows the problem at its field and keeps the input',
  ({ change, Form, field, typed }) => {
    const printed = (refused: FormFacts['refused']) =>
      renderToStaticMarkup(
        <LanguageProvider translator={translatorFor('en')}>
          <Form {...FACTS} refused={refused} />
        </LanguageProvider>,
      );
    const markup = printed({ change, text: TEXT, typed });
    expect(markup).toContain(`href="#${field}"`);
    expect(markup).toMatch(new RegExp(`id="${field}"`));
    expect(markup).toMatch(new RegExp(`<span class="j-field__err" id="${field}_error">.*${TEXT}`));
    if (change === 'move' || change === 'quantity') expect(markup).toContain(`value="${typed.at(-1)}"`);
    expect(printed({ change: 'interval', text: TEXT, typed })).not.toContain(TEXT);
  },
);

it('a quantity of 0 is offered only when another product remains', () => {
  const printed = (lines: readonly object[]) =>
    renderToStaticMarkup(
      <LanguageProvider translator={translatorFor('en')}>
        <QuantityForm {...({ ...FACTS, subscription: { ...FACTS.subscription, lines } } as FormFacts)} />
      </LanguageProvider>,
    );
  expect(printed([line(1), line(2)])).toContain('0 removes a product.');
  expect(printed([line(1)])).not.toContain('0 removes a product.');
});

it.each([{ Form: IntervalForm }, { Form: DateForm }, { Form: QuantityForm }, { Form: AddressForm }])(
  'the fields of a change have one width ($Form.name)',
  ({ Form }) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider translator={translatorFor('en')}>
        <Form {...FACTS} />
      </LanguageProvider>,
    );
    const fields = markup.match(/class="j-field [^"]*"/g) ?? [];
    expect(fields).not.toEqual([]);
    for (const field of fields) expect(field).toContain('j-full');
  },
);
