import { Accordion, Badge, Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { aed, formatAmount } from '#kernel/money.ts';
import type { VariationDraft } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { MeasureFields } from '../fields/measures.tsx';
import type { Choices, Opened, PartProps, ProductForm } from '../product/editing.ts';
import type { ShownMedia } from '../product/pictures.tsx';
import { PriceFields } from '../product/prices/prices.tsx';
import { LocationStock, StockLevelFields } from '../product/stock.tsx';
import { Thumb } from '../thumb.tsx';
import { BulkPrices } from './bulk-prices.tsx';
import { withAllCombinations } from './combinations.ts';

type VariationProps = {
  form: ProductForm;
  choices: Choices;
  index: number;
  shelves: Opened['shelves'];
  media: readonly ShownMedia[];
};

/** The name of an attribute's value, or of the attribute if the value is empty. */
function useValueNames(form: ProductForm, choices: Choices) {
  const { language } = useLanguage();
  return (attribute: string, value: string): string => {
    const global = choices.attributes.find(({ slug }) => slug === attribute);
    const named = value === '' ? global : global?.values.find(({ slug }) => slug === value);
    if (named !== undefined) return inLanguage(named.name, language);
    const variationAttribute = form.values.attributes.find(({ slug }) => slug === attribute);
    return value === ''
      ? (variationAttribute?.name ?? attribute)
      : (variationAttribute?.values.find(({ slug }) => slug === value)?.name ?? value);
  };
}

function useOptionNames(valueName: ReturnType<typeof useValueNames>) {
  const { t } = useLanguage();
  return ({ options }: VariationDraft): string =>
    Object.entries(options)
      .map(([attribute, value]) =>
        value === '' ? t('adminProducts:variations.any') : valueName(attribute, value),
      )
      .join(' · ');
}

function ShownPrice({ variation: { price } }: { variation: VariationDraft }) {
  const { t } = useLanguage();
  if (price.regularMinor === null)
    return (
      <Badge variant="light" color="yellow">
        {t('adminProducts:list.noPrice')}
      </Badge>
    );
  return (
    <Text size="sm" c="dimmed">
      {formatAmount(aed(price.saleMinor ?? price.regularMinor))}
    </Text>
  );
}

/** The opening stock of a new variation, as its line shows it. */
function ShownOpening({ variation: { id, shelf } }: { variation: VariationDraft }) {
  const { t } = useLanguage();
  if (id !== null || !shelf.isCounted) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('adminProducts:stock.opening')}: <bdi>{shelf.opening ?? 0}</bdi>
    </Text>
  );
}

function VariationFields({ form, choices, index, shelves, media }: VariationProps) {
  const { t } = useLanguage();
  const variation = form.values.variations[index];
  if (variation === undefined) return null;
  const path = `variations.${index}`;
  const set = (change: Partial<VariationDraft>) =>
    form.setFieldValue(
      'variations',
      form.getValues().variations.map((one, at) => (at === index ? { ...one, ...change } : one)),
    );
  const pictures = form.values.pictures.map(({ mediaId }, at) => ({
    value: String(mediaId),
    label: t('adminProducts:pictures.number', { number: at + 1 }),
  }));
  return (
    <Stack gap="sm">
      <PriceFields
        price={variation.price}
        onChange={(price) => set({ price })}
        errors={form.errors}
        path={`${path}.price`}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
        <TextInput label={t('adminProducts:codes.sku')} dir="ltr" {...form.getInputProps(`${path}.sku`)} />
        <TextInput label={t('adminProducts:codes.gtin')} dir="ltr" {...form.getInputProps(`${path}.gtin`)} />
        <Select
          label={t('adminProducts:list.state')}
          data={(['published', 'private'] as const).map((value) => ({
            value,
            label: t(`adminProducts:state.${value}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps(`${path}.status`)}
        />
        <Select
          label={t('adminProducts:variations.picture')}
          data={pictures}
          value={variation.imageId === null ? null : String(variation.imageId)}
          onChange={(value) => set({ imageId: value === null ? null : Number(value) })}
          leftSection={<Thumb file={media.find(({ id }) => id === variation.imageId)?.file} size={24} />}
          clearable
        />
      </SimpleGrid>
      <MeasureFields
        measures={variation.measures}
        onChange={(measures) => set({ measures })}
        errors={form.errors}
        path={`${path}.measures`}
      />
      <StockLevelFields
        shelf={variation.shelf}
        onChange={(shelf) => set({ shelf })}
        isNew={variation.id === null}
      />
      {variation.id !== null && variation.shelf.isCounted ? (
        <LocationStock productId={variation.id} shelves={shelves} locations={choices.locations} />
      ) : null}
      <Group>
        <Button
          variant="default"
          color="red"
          size="xs"
          onClick={() =>
            form.setFieldValue(
              'variations',
              form.getValues().variations.filter((_, at) => at !== index),
            )
          }
        >
          {t('adminProducts:variations.remove')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The variations of a product, each with price, SKU, picture and stock. */
export function Variations({
  form,
  choices,
  shelves,
  media,
}: PartProps & { shelves: Opened['shelves']; media: readonly ShownMedia[] }) {
  const { t } = useLanguage();
  const valueName = useValueNames(form, choices);
  const nameOf = useOptionNames(valueName);
  const { variations } = form.values;
  const hasFaults = (index: number) =>
    Object.keys(form.errors).some((field) => field.startsWith(`variations.${index}.`));
  return (
    <Section
      id="variations"
      title={t('adminProducts:variations.title')}
      lead={t('adminProducts:variations.lead')}
    >
      {variations.length === 0 ? (
        <Text size="sm">{t('adminProducts:variations.none')}</Text>
      ) : (
        <Accordion variant="separated" multiple>
          {variations.map((variation, index) => (
            <Accordion.Item key={variation.id ?? nameOf(variation)} value={String(index)}>
              <Accordion.Control>
                <Group justify="space-between" pe="sm">
                  <Text size="sm" fw={600}>
                    {nameOf(variation)}
                  </Text>
                  <Group gap="xs">
                    {hasFaults(index) ? (
                      <Badge color="red">{t('adminProducts:variations.faults')}</Badge>
                    ) : null}
                    <ShownOpening variation={variation} />
                    <ShownPrice variation={variation} />
                  </Group>
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <VariationFields
                  form={form}
                  choices={choices}
                  index={index}
                  shelves={shelves}
                  media={media}
                />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
      {form.errors.variations || form.errors.attributes ? (
        <Text size="sm" c="red">
          {form.errors.variations ?? form.errors.attributes}
        </Text>
      ) : null}
      <Group>
        <Button
          variant="default"
          onClick={() => form.setFieldValue('variations', withAllCombinations(form.getValues()))}
        >
          {t('adminProducts:variations.make')}
        </Button>
        {variations.length === 0 ? null : (
          <BulkPrices form={form} choices={choices} nameOf={nameOf} valueName={valueName} />
        )}
      </Group>
    </Section>
  );
}
