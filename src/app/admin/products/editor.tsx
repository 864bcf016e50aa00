import { Grid, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { EMPTY_PRODUCT } from '#shop/catalogue/edit/empty-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Conflict } from '../parts/conflict.tsx';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { useOnward } from '../parts/use-onward.ts';
import { Attributes } from './attributes.tsx';
import type { Choices, Opened, ProductForm } from './editing.ts';
import { Links } from './links.tsx';
import { Pictures } from './pictures.tsx';
import { Codes, Placing, Showing } from './placing.tsx';
import { PriceFields, TaxField } from './prices.tsx';
import { Section } from './section.tsx';
import { Seo } from './seo.tsx';
import { ShelfFields, Shelves } from './stock.tsx';
import { Texts } from './texts.tsx';
import { Variations } from './variations.tsx';

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
  variations: 'variations.title',
  bundleParts: 'links.parts',
  fits: 'links.fits',
  maxPerOrder: 'codes.maxPerOrder',
};

function useLabels(): Record<string, string> {
  const { t } = useLanguage();
  return Object.fromEntries(
    Object.entries(NAMED_FIELDS).map(([field, words]) => [field, t(`deskGoods:${words}`)]),
  );
}

/** The form of one product, with what was stored when it was opened, or saved by it. */
function useEditor(open: Opened | null) {
  const { to } = useLanguage();
  const [base, setBase] = useState(open);
  const initial = base?.draft ?? EMPTY_PRODUCT;
  const adopt = useRef<(next: Opened) => void>(() => undefined);
  const state = useDeskForm({
    verb: 'products.save',
    draftKey: `product:${open?.id ?? 'new'}`,
    initial,
    toInput: (draft) => ({ id: base?.id ?? null, version: base?.version ?? 0, draft }),
    onSaved: (saved) => {
      if (base === null) goOn(to(`/admin/products/${saved.id}/`));
      else adopt.current(saved);
    },
  });
  const { form, isDirty } = state;
  const goOn = useOnward(isDirty);
  adopt.current = (next) => {
    setBase(next);
    form.setInitialValues(next.draft);
    form.setValues(next.draft);
    form.resetDirty(next.draft);
  };
  // What came about beside this form, as an undone change, is shown as long as nothing typed would be lost.
  useEffect(() => {
    if (open !== null && base !== null && open.version !== base.version && !isDirty) adopt.current(open);
  }, [open, base, isDirty]);
  return { state, base, initial, setBase };
}

function SideColumn({ form, choices }: { form: ProductForm; choices: Choices }) {
  return (
    <Stack gap="md">
      <Showing form={form} />
      <Placing form={form} choices={choices} />
      <Codes form={form} />
    </Stack>
  );
}

function Sold({ form, choices, open }: { form: ProductForm; choices: Choices; open: Opened | null }) {
  const { t } = useLanguage();
  const { values } = form;
  return (
    <>
      <Section title={t('deskGoods:price.title')}>
        <PriceFields
          price={values.price}
          onChange={(price) => form.setFieldValue('price', price)}
          errors={form.errors}
          path="price"
        />
        <TaxField tax={values.tax} onChange={(tax) => form.setFieldValue('tax', tax)} />
      </Section>
      <Section id="stock" title={t('deskGoods:list.stock')}>
        <ShelfFields shelf={values.shelf} onChange={(shelf) => form.setFieldValue('shelf', shelf)} />
        {open !== null && values.shelf.isCounted ? (
          <Shelves productId={open.id} shelves={open.shelves} locations={choices.locations} />
        ) : null}
      </Section>
    </>
  );
}

/** Everything of a product that staff may change. Source: BO-01, ST-01, ST-06 */
export function Editor({ open, choices }: { open: Opened | null; choices: Choices }) {
  const { t } = useLanguage();
  const { state, base, initial, setBase } = useEditor(open);
  const { form } = state;
  const labels = useLabels();
  const media = open?.media ?? [];
  return (
    <DeskForm
      state={state}
      need="products.change"
      labels={labels}
      conflict={(refused) => (
        <Conflict<Opened>
          refused={refused}
          base={initial}
          mine={form.values}
          labels={labels}
          onMerged={(stored, draft) => {
            setBase(stored);
            form.setInitialValues(stored.draft);
            form.setValues(draft);
            state.clearRefused();
          }}
        />
      )}
    >
      <Grid gap="md" className="desk-long">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <Texts form={form} />
            <Pictures form={form} media={media} />
            {form.values.type === 'variable' ? (
              <Section title={t('deskGoods:price.title')}>
                <TaxField tax={form.values.tax} onChange={(tax) => form.setFieldValue('tax', tax)} />
              </Section>
            ) : (
              <Sold form={form} choices={choices} open={open} />
            )}
            <Attributes form={form} choices={choices} />
            {form.values.type === 'variable' ? (
              <Variations
                form={form}
                choices={choices}
                shelves={open?.shelves ?? base?.shelves ?? []}
                media={media}
              />
            ) : null}
            <Links form={form} choices={choices} named={open?.named ?? []} />
            <Seo form={form} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <SideColumn form={form} choices={choices} />
        </Grid.Col>
      </Grid>
    </DeskForm>
  );
}
