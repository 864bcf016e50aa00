import { MultiSelect } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { ProductPicker } from '../product-picker.tsx';
import type { Opened, PartProps } from './editing.ts';
import { PartDefault } from './part-default.tsx';

type LinkProps = PartProps & { named: Opened['named'] };

const LISTS = ['upsellIds', 'crossSellIds'] as const;

/** What is shown beside it, what it is made of, and what it fits. */
export function Links({ form, choices, named }: LinkProps) {
  const { t, language } = useLanguage();
  const { values } = form;
  const brands = choices.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  const words = [
    { group: t('adminGoods:links.devices'), items: choices.devices },
    { group: t('adminGoods:links.brands'), items: brands },
    { group: t('adminGoods:placing.categories'), items: choices.categories },
  ];
  const partOf = (id: number) => values.bundleParts.find(({ productId }) => productId === id);
  const seen = new Set<string>();
  const fits = words.map(({ group, items }) => ({
    group,
    items: items.flatMap(({ slug, name }) => {
      if (seen.has(slug)) return [];
      seen.add(slug);
      return [{ value: slug, label: inLanguage(name, language) }];
    }),
  }));
  const others = values.fits.filter((word) => !seen.has(word)).map((word) => ({ value: word, label: word }));
  return (
    <>
      {values.class === 'tobacco' || values.class === 'device' ? (
        <Section title={t('adminGoods:links.fit')} lead={t(`adminGoods:links.fitLead.${values.class}`)}>
          <MultiSelect
            label={t('adminGoods:links.fits')}
            data={[...fits, { group: t('adminGoods:links.others'), items: others }]}
            value={values.fits}
            onChange={(next) => form.setFieldValue('fits', next)}
            error={form.errors.fits}
            searchable
          />
        </Section>
      ) : null}
      {values.type === 'simple' ? (
        <Section title={t('adminGoods:links.bundle')} lead={t('adminGoods:links.bundleLead')}>
          <ProductPicker
            label={t('adminGoods:links.parts')}
            picked={values.bundleParts.map(({ productId, quantity }) => ({ id: productId, quantity }))}
            onChange={(picked) =>
              form.setFieldValue(
                'bundleParts',
                picked.map(({ id, quantity = 1 }) => ({
                  productId: id,
                  quantity,
                  defaultVariationId: partOf(id)?.defaultVariationId ?? null,
                })),
              )
            }
            named={named}
            withQuantity
            beside={(id) => (
              <PartDefault
                productId={id}
                value={partOf(id)?.defaultVariationId ?? null}
                onChange={(defaultVariationId) =>
                  form.setFieldValue(
                    'bundleParts',
                    values.bundleParts.map((part) =>
                      part.productId === id ? { ...part, defaultVariationId } : part,
                    ),
                  )
                }
              />
            )}
          />
        </Section>
      ) : null}
      <Section title={t('adminGoods:links.title')}>
        {values.type === 'grouped' ? (
          <ProductPicker
            label={t('adminGoods:links.groupedIds')}
            picked={values.groupedIds.map((id) => ({ id }))}
            onChange={(picked) =>
              form.setFieldValue(
                'groupedIds',
                picked.map(({ id }) => id),
              )
            }
            named={named}
          />
        ) : null}
        {LISTS.map((list) => (
          <ProductPicker
            key={list}
            label={t(`adminGoods:links.${list}`)}
            picked={values[list].map((id) => ({ id }))}
            onChange={(picked) =>
              form.setFieldValue(
                list,
                picked.map(({ id }) => id),
              )
            }
            named={named}
          />
        ))}
      </Section>
    </>
  );
}
