import { MultiSelect } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { ProductPicker } from '../product-picker.tsx';
import type { Opened, PartProps } from './editing.ts';
import { PartDefault } from './part-default.tsx';

type LinkProps = PartProps & { named: Opened['named'] };

const LISTS = ['upsellIds', 'crossSellIds'] as const;

/** Related products, bundle parts and compatibility. */
export function Links({ form, choices, named }: LinkProps) {
  const { t, language } = useLanguage();
  const { values } = form;
  const brands = choices.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  const words = [
    { group: t('adminProducts:links.devices'), items: choices.devices },
    { group: t('adminProducts:links.brands'), items: brands },
    { group: t('adminProducts:placing.categories'), items: choices.categories },
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
        <Section title={t('adminProducts:links.fit')} lead={t(`adminProducts:links.fitLead.${values.class}`)}>
          <MultiSelect
            label={t('adminProducts:links.fits')}
            data={[...fits, { group: t('adminProducts:links.others'), items: others }]}
            value={values.fits}
            onChange={(next) => form.setFieldValue('fits', next)}
            error={form.errors.fits}
            searchable
          />
        </Section>
      ) : null}
      {values.type === 'simple' ? (
        <Section title={t('adminProducts:links.bundle')} lead={t('adminProducts:links.bundleLead')}>
          <ProductPicker
            label={t('adminProducts:links.parts')}
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
      <Section title={t('adminProducts:links.title')}>
        {values.type === 'grouped' ? (
          <ProductPicker
            label={t('adminProducts:links.groupedIds')}
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
            label={t(`adminProducts:links.${list}`)}
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
