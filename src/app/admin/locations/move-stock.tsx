import { Alert, Button, Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { usePreview } from '../parts/use-preview.ts';
import { Section } from '../products/section.tsx';
import { Shelves } from '../products/stock.tsx';

type Found = ValueOf<'stock.find'>[number];
type Locations = ValueOf<'locations.list'>;

function Transfer({
  found,
  locations,
  onMoved,
}: {
  found: Found;
  locations: Locations;
  onMoved: (shelf: Found['shelf']) => void;
}) {
  const { t, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [from, setFrom] = useState<string | null>(String(locations[0]?.id ?? ''));
  const open = locations.filter(({ isClosed }) => !isClosed);
  const [to, setTo] = useState<string | null>(String(open[1]?.id ?? open[0]?.id ?? ''));
  const [quantity, setQuantity] = useState<number | string>(1);
  const [note, setNote] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const held = (id: number) =>
    found.shelf.locations.find(({ locationId }) => locationId === id)?.quantity ?? 0;
  const choicesOf = (places: Locations) =>
    places.map(({ id, name }) => ({
      value: String(id),
      label: t('deskLocations:placeWith', { name: inLanguage(name, language), pieces: held(id) }),
    }));
  const move = async () => {
    const answer = await act('stock.transfer', {
      productId: found.id,
      ...{ from: Number(from), to: Number(to), quantity: Number(quantity), note },
    });
    setWords(answer.ok ? null : answer.words);
    if (!answer.ok) return;
    notifications.show({ message: t('deskLocations:moved'), color: 'green' });
    onMoved(answer.value);
  };
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <Select
          label={t('deskLocations:from')}
          data={choicesOf(locations.filter(({ id, isClosed }) => !isClosed || held(id) > 0))}
          value={from}
          onChange={setFrom}
          allowDeselect={false}
          w="14rem"
        />
        <Select
          label={t('deskLocations:to')}
          data={choicesOf(open)}
          value={to}
          onChange={setTo}
          allowDeselect={false}
          w="14rem"
        />
        <NumberInput
          label={t('deskLocations:pieces')}
          value={quantity}
          onChange={setQuantity}
          min={1}
          allowDecimal={false}
          w="7rem"
        />
        <TextInput
          label={t('deskGoods:stock.note')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={300}
          style={{ flexGrow: 1 }}
        />
        <Button loading={isBusy} onClick={() => void move()}>
          {t('deskLocations:move')}
        </Button>
      </Group>
      {words === null ? null : (
        <Text size="sm" c="red" role="alert">
          {words}
        </Text>
      )}
    </Stack>
  );
}

/** One thing is found, and its stock moved, changed and followed through its ledger. Source: ST-01, ST-02 */
export function MoveStock({ locations, mayChange }: { locations: Locations; mayChange: boolean }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Found | null>(null);
  const answer = usePreview('stock.find', typed.trim() === '' ? null : { q: typed.trim() });
  const found = answer?.ok ? answer.value : [];
  return (
    <Section title={t('deskLocations:moving')} lead={t('deskLocations:movingHelp')}>
      <Select
        label={t('deskLocations:which')}
        placeholder={t('deskPromotions:findGoods')}
        data={found.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={null}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage={typed === '' ? undefined : t('deskLocations:noneCounted')}
        onChange={(value) => {
          setChosen(found.find(({ id }) => String(id) === value) ?? null);
          setTyped('');
        }}
        maw={560}
      />
      {answer !== null && !answer.ok ? <Alert color="red">{answer.words}</Alert> : null}
      {chosen === null ? null : (
        <fieldset disabled={!mayChange} className="desk-plain">
          <Stack key={chosen.id} gap="sm">
            <Text fw={600}>
              <bdi>{chosen.name}</bdi>
            </Text>
            {locations.length < 2 ? (
              <Text size="sm" c="dimmed">
                {t('deskLocations:onlyOne')}
              </Text>
            ) : (
              <Transfer
                found={chosen}
                locations={locations}
                onMoved={(shelf) => setChosen({ ...chosen, shelf })}
              />
            )}
            <Shelves
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
