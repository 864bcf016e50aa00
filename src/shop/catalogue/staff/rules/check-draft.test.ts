import { describe, expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import type { ProductDraft, VariationDraft } from './draft.ts';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from './empty-draft.ts';

const colour = {
  slug: 'colour',
  name: '',
  isGlobal: true,
  isVisible: true,
  isVariation: true,
  values: [
    { slug: 'sand', name: 'Sand' },
    { slug: 'ember', name: 'Ember' },
  ],
  defaultValue: '',
};

const aDraft = (more: Partial<ProductDraft> = {}): ProductDraft => ({
  ...EMPTY_PRODUCT,
  name: { en: 'Case', ar: '' },
  ...more,
});
const aVariation = (value: string, more: Partial<VariationDraft> = {}): VariationDraft => ({
  ...EMPTY_VARIATION,
  options: { colour: value },
  ...more,
});

function problemsOf(draft: unknown) {
  const checked = checkDraft(draft);
  return checked.ok ? {} : checked.problems;
}

describe('a product draft', () => {
  it('BO-01 needs only a name', () => {
    expect(problemsOf(aDraft())).toEqual({});
    expect(problemsOf(EMPTY_PRODUCT)).toEqual({ 'name.en': 'missing' });
  });

  it('ST-01 has a sale price below the regular price, and an end after its start', () => {
    const price = {
      regularMinor: 1000,
      saleMinor: 1000,
      saleStartsAt: '2026-12-02T00:00:00+04:00',
      saleEndsAt: '2026-12-01T00:00:00Z',
      costMinor: null,
    };
    expect(problemsOf(aDraft({ price }))).toEqual({
      'price.saleMinor': 'above-regular',
      'price.saleEndsAt': 'end-before-start',
    });
    expect(problemsOf(aDraft({ price: { ...price, regularMinor: null, saleEndsAt: null } }))).toEqual({
      'price.regularMinor': 'missing',
    });
  });

  it('BO-01 has variations of existing values, complete and unique', () => {
    const variable = { type: 'variable', attributes: [colour] } as const;
    const wrong = [
      aVariation('sand'),
      aVariation('sand'),
      aVariation('mint'),
      aVariation('', { options: {} }),
    ];
    const problems = problemsOf(aDraft({ ...variable, attributes: [colour], variations: wrong }));
    expect(Object.entries(problems)).toEqual([
      ['variations.1.options', 'twice'],
      ['variations.2.options.colour', 'not-of-product'],
      ['variations.3.options', 'needs-options'],
    ]);
    expect(problemsOf(aDraft({ variations: [aVariation('sand')] }))).toEqual({ variations: 'only-variable' });
    const other = [{ ...colour, isVariation: false }];
    expect(
      problemsOf(aDraft({ ...variable, attributes: other, variations: [aVariation('sand')] })),
    ).toMatchObject({ attributes: 'needs-options' });
  });

  it('BO-01 has unique codes', () => {
    const variations = [aVariation('sand', { sku: 'A' }), aVariation('ember', { sku: 'A', gtin: 'ä' })];
    const draft = aDraft({ type: 'variable', attributes: [colour], variations });
    expect(problemsOf(draft)).toEqual({ 'variations.1.sku': 'twice', 'variations.1.gtin': 'not-a-code' });
  });

  it.each([
    ['Two Words', 'not-a-word'],
    ['page', 'reserved-word'],
    ['comment-page-2', 'reserved-word'],
  ])('BO-01 does not accept %s as its slug', (slug, problem) => {
    expect(problemsOf(aDraft({ slug }))).toEqual({ slug: problem });
  });

  it('BO-01 that is malformed is refused by field', () => {
    expect(problemsOf(null)).toEqual({ '': 'wrong-kind' });
    const { class: _class, ...rest } = aDraft();
    expect(problemsOf({ ...rest, sku: 4, gtin: '\0', name: { en: 'x'.repeat(300) } })).toEqual({
      gtin: 'wrong-kind',
      class: 'wrong-kind',
      sku: 'wrong-kind',
      'name.en': 'too-long',
    });
  });

  it('ST-06 has parts only for a simple product', () => {
    const bundleParts = [{ productId: 5, quantity: 2, defaultVariationId: null }];
    expect(problemsOf(aDraft({ type: 'grouped', bundleParts }))).toEqual({ bundleParts: 'only-simple' });
    expect(problemsOf(aDraft({ bundleParts: [...bundleParts, ...bundleParts] }))).toEqual({
      'bundleParts.1': 'twice',
    });
  });

  it('BO-01 stores timestamps in UTC', () => {
    const checked = checkDraft(aDraft({ publishAt: '2026-12-02T00:00:00+04:00' }));
    expect(checked.ok && checked.draft.publishAt).toBe('2026-12-01T20:00:00.000Z');
    expect(problemsOf(aDraft({ publishAt: 'tomorrow' }))).toEqual({ publishAt: 'not-a-moment' });
  });
});
