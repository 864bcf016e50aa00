import { Grid, Stack } from '@mantine/core';
import { findUnpriced } from '#shop/catalogue/staff/rules/completeness/unpriced.ts';
import { EMPTY_PRODUCT } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminForm, useAdminForm } from '../../parts/forms/form.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { MeasureFields } from '../fields/measures.tsx';
import { Translations } from '../fields/translations.tsx';
import { Attributes } from '../variations/attributes.tsx';
import { Variations } from '../variations/variations.tsx';
import type { Choices, Opened, ProductForm } from './editing.ts';
import { Links } from './links.tsx';
import { Pictures } from './pictures.tsx';
import { Codes, Placing, Showing } from './placing.tsx';
import { PriceFields, TaxField } from './prices/prices.tsx';
import { UnpricedNote } from './prices/unpriced-note.tsx';
import { Seo } from './seo.tsx';
import { LocationStock, StockLevelFields } from './stock.tsx';
import { Texts } from './texts.tsx';

const NAMED_FIELDS: Readonly<Record<string, string>> = {
  name: 'texts.name',
  'name.en': 'texts.name',
  shortDescription: 'texts.shortDescription',
  description: 'texts.description',
  price: 'price.regular',
  'price.regularMinor': 'price.regular',
  'price.saleMinor': 'price.sale',
  'price.saleEndsAt': 'price.until',
  tax: 'tax.label',
  sku: 'codes.sku',
  gtin: 'codes.gtin',
  slug: 'seo.slug',
  status: 'list.state',
  unpublishAt: 'state.unpublishAt',
  publishAt: 'state.publishAt',
  class: 'class.label',
  categoryIds: 'placing.categories',
  tagIds: 'placing.tags',
  brand: 'list.brand',
  pictures: 'pictures.title',
  attributes: 'attributes.title',
  'attributes.name': 'attributes.name',
  'attributes.slug': 'attributes.name',
  'attributes.values': 'attributes.allValues',
  variations: 'variations.title',
  bundleParts: 'links.parts',
  fits: 'links.fits',
  maxPerOrder: 'codes.maxPerOrder',
  isGiftCard: 'codes.isGiftCard',
};

const PUBLISHED = { status: 'published' } as const;

function useLabels(): Record<string, string> {
  const { t } = useLanguage();
  return Object.fromEntries(
    Object.entries(NAMED_FIELDS).map(([field, words]) => [field, t(`adminProducts:${words}`)]),
  );
}

/** The form of one product. */
function useEditor(open: Opened | null) {
  const { to } = useLanguage();
  const state = useAdminForm({
    action: 'products.save',
    draftKey: `product:${open?.id ?? 'new'}`,
    opened: { values: open?.draft ?? EMPTY_PRODUCT, version: open?.version ?? 0 },
    toInput: (draft, version) => ({ id: open?.id ?? null, version, draft }),
    toValues: ({ draft }: Opened) => draft,
    onSaved: (saved) => {
      if (open === null) goOn(to(`/admin/products/${saved.id}/`));
    },
  });
  const goOn = useOnward(state.isDirty);
  return state;
}

function SideColumn({ form, choices }: { form: ProductForm; choices: Choices }) {
  return (
    <Stack gap="md">
      <Showing form={form} />
      <Placing form={form} choices={choices} />
      <Codes form={form} />
      <Translations form={form} />
    </Stack>
  );
}

function Sold({ form, choices, open }: { form: ProductForm; choices: Choices; open: Opened | null }) {
  const { t } = useLanguage();
  const { values } = form;
  return (
    <>
      <Section title={t('adminProducts:price.title')}>
        <PriceFields
          price={values.price}
          onChange={(price) => form.setFieldValue('price', price)}
          errors={form.errors}
          path="price"
          isNeeded={values.type === 'simple'}
        />
        <TaxField tax={values.tax} onChange={(tax) => form.setFieldValue('tax', tax)} />
      </Section>
      <Section id="stock" title={t('adminProducts:list.stock')}>
        <StockLevelFields
          shelf={values.shelf}
          onChange={(shelf) => form.setFieldValue('shelf', shelf)}
          isNew={open === null}
        />
        {open !== null && values.shelf.isCounted ? (
          <LocationStock productId={open.id} shelves={open.shelves} locations={choices.locations} />
        ) : null}
      </Section>
    </>
  );
}

/** The form of a product. Source: BO-01, ST-01, ST-06 */
export function Editor({ open, choices }: { open: Opened | null; choices: Choices }) {
  const { t } = useLanguage();
  const state = useEditor(open);
  const { form } = state;
  const labels = useLabels();
  const media = open?.media ?? [];
  const { isUnpriced } = findUnpriced(form.values);
  return (
    <AdminForm
      state={state}
      need="products.change"
      labels={labels}
      publish={form.values.status === 'draft' && form.values.publishAt === null ? PUBLISHED : null}
      publishSaid={t(isUnpriced ? 'adminProducts:unpriced.published' : 'admin:publishedNow')}
    >
      <UnpricedNote product={form.values} />
      <Grid gap="md" className="admin-long">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <Texts form={form} />
            <Pictures form={form} media={media} />
            {form.values.type === 'variable' ? (
              <Section title={t('adminProducts:price.title')}>
                <TaxField tax={form.values.tax} onChange={(tax) => form.setFieldValue('tax', tax)} />
              </Section>
            ) : (
              <Sold form={form} choices={choices} open={open} />
            )}
            <Section title={t('adminProducts:measures.title')} lead={t('adminProducts:measures.lead')}>
              <MeasureFields
                measures={form.values.measures}
                onChange={(measures) => form.setFieldValue('measures', measures)}
                errors={form.errors}
                path="measures"
              />
            </Section>
            <Attributes form={form} choices={choices} />
            {form.values.type === 'variable' ? (
              <Variations form={form} choices={choices} shelves={open?.shelves ?? []} media={media} />
            ) : null}
            <Links form={form} choices={choices} named={open?.named ?? []} />
            <Seo form={form} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <SideColumn form={form} choices={choices} />
        </Grid.Col>
      </Grid>
    </AdminForm>
  );
}
