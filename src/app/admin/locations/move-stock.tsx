import { Alert, Button, Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../parts/forms/section.tsx';
import { ErrorText } from '../parts/screen.tsx';
import { usePreview } from '../parts/use-preview.ts';
import { LocationStock } from '../products/product/stock.tsx';
import { useAction } from '../use-action.ts';

type FoundProduct = ValueOf<'stock.find'>[number];
type Locations = ValueOf<'locations.list'>;

function Transfer({
  product,
  locations,
  onMoved,
}: {
  product: FoundProduct;
  locations: Locations;
  onMoved: (shelf: FoundProduct['shelf']) => void;
}) {
  const { t, language } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [from, setFrom] = useState<string | null>(String(locations[0]?.id ?? ''));
  const open = locations.filter(({ isClosed }) => !isClosed);
  const [to, setTo] = useState<string | null>(String(open[1]?.id ?? open[0]?.id ?? ''));
  const [quantity, setQuantity] = useState<number | string>(1);
  const [note, setNote] = useState('');
  const held = (id: number) =>
    product.shelf.locations.find(({ locationId }) => locationId === id)?.quantity ?? 0;
  const choicesOf = (places: Locations) =>
    places.map(({ id, name }) => ({
      value: String(id),
      label: t('adminLocations:placeWith', { name: inLanguage(name, language), pieces: held(id) }),
    }));
  const move = async () => {
    const answer = await runAction('stock.transfer', {
      productId: product.id,
      ...{ from: Number(from), to: Number(to), quantity: Number(quantity), note },
    });
    if (!answer.ok) return;
    notifications.show({ message: t('adminLocations:moved'), color: 'green' });
    onMoved(answer.value);
  };
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <Select
          label={t('adminLocations:from')}
          data={choicesOf(locations.filter(({ id, isClosed }) => !isClosed || held(id) > 0))}
          value={from}
          onChange={setFrom}
          allowDeselect={false}
          w="14rem"
        />
        <Select
          label={t('adminLocations:to')}
          data={choicesOf(open)}
          value={to}
          onChange={setTo}
          allowDeselect={false}
          w="14rem"
        />
        <NumberInput
          label={t('adminLocations:pieces')}
          value={quantity}
          onChange={setQuantity}
          min={1}
          allowDecimal={false}
          w="7rem"
        />
        <TextInput
          label={t('adminProducts:stock.note')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={300}
          style={{ flexGrow: 1 }}
        />
        <Button loading={isBusy} onClick={() => void move()}>
          {t('adminLocations:move')}
        </Button>
      </Group>
      <ErrorText words={words} />
    </Stack>
  );
}

/** Finds a product, moves or adjusts its stock, and shows its ledger. Source: ST-01, ST-02 */
export function MoveStock({ locations, mayChange }: { locations: Locations; mayChange: boolean }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundProduct | null>(null);
  const answer = usePreview('stock.find', typed.trim() === '' ? null : { q: typed.trim() });
  const products = answer?.ok ? answer.value : [];
  return (
    <Section title={t('adminLocations:moving')} lead={t('adminLocations:movingHelp')}>
      <Select
        label={t('adminLocations:which')}
        placeholder={t('adminPromotions:findGoods')}
        data={products.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={null}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage={typed === '' ? undefined : t('adminLocations:noneCounted')}
        onChange={(value) => {
          setChosen(products.find(({ id }) => String(id) === value) ?? null);
          setTyped('');
        }}
        maw={560}
      />
      {answer !== null && !answer.ok ? <Alert color="red">{answer.words}</Alert> : null}
      {chosen === null ? null : (
        <fieldset disabled={!mayChange} className="admin-plain">
          <Stack key={chosen.id} gap="sm">
            <Text fw={600}>
              <bdi>{chosen.name}</bdi>
            </Text>
            {locations.length < 2 ? (
              <Text size="sm" c="dimmed">
                {t('adminLocations:onlyOne')}
              </Text>
            ) : (
              <Transfer
                product={chosen}
                locations={locations}
                onMoved={(shelf) => setChosen({ ...chosen, shelf })}
              />
            )}
            <LocationStock
              productId={chosen.id}
              shelves={[chosen.shelf]}
              locations={locations}
              onAdjusted={(shelf) => setChosen({ ...chosen, shelf })}
            />
          </Stack>
        </fieldset>
      )}
    </Section>
  );
}
