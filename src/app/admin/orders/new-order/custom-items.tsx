import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField, QuantityField } from '../../parts/fields.tsx';
import { AdminIcon } from '../../parts/icon.tsx';

/** The form values of a custom item. */
export type TypedLine = Readonly<{ name: string; price: number | null; quantity: number }>;

export const EMPTY_LINE: TypedLine = { name: '', price: null, quantity: 1 };

type RowProps = Readonly<{
  line: TypedLine;
  place: number;
  problemOf: (field: string) => string | undefined;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}>;

function OwnLineRow({ line, place, problemOf, onChange, onRemove }: RowProps) {
  const { t } = useLanguage();
  const { name, price, quantity } = line;
  return (
    <Group gap="sm" align="flex-start">
      <TextInput
        label={t('adminOrders:ownLines.name')}
        value={name}
        maxLength={120}
        required
        style={{ flex: '1 1 12rem' }}
        onChange={(event) => onChange({ ...line, name: event.currentTarget.value })}
        error={problemOf(`ownLines.${place}.name`)}
      />
      <div style={{ inlineSize: '8rem' }}>
        <MoneyField
          label={t('adminOrders:ownLines.price')}
          value={price}
          required
          onChange={(fils) => onChange({ ...line, price: fils })}
          error={problemOf(`ownLines.${place}.price`)}
        />
      </div>
      <QuantityField
        label={t('adminOrders:quantity')}
        value={quantity}
        widthPx={90}
        onChange={(pieces) => onChange({ ...line, quantity: pieces })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        mt="1.75rem"
        aria-label={t('adminOrders:remove', { name: name || t('adminOrders:ownLines.one') })}
        onClick={onRemove}
      >
        <AdminIcon name="trash" />
      </ActionIcon>
    </Group>
  );
}

type Props = Readonly<{
  lines: readonly TypedLine[];
  problemOf: RowProps['problemOf'];
  onChange: (lines: readonly TypedLine[]) => void;
}>;

/** Custom items that are no products, such as a service or an engraving. */
export function CustomItemFields({ lines, problemOf, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <Stack gap="sm">
      {lines.map((line, place) => (
        <OwnLineRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike
          key={place}
          line={line}
          place={place}
          problemOf={problemOf}
          onChange={(changed) => onChange(lines.with(place, changed))}
          onRemove={() => onChange(lines.toSpliced(place, 1))}
        />
      ))}
      {lines.length === 0 ? null : (
        <Text size="xs" c="dimmed">
          {t('adminOrders:ownLines.help')}
        </Text>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<AdminIcon name="plus" />}
          onClick={() => onChange([...lines, EMPTY_LINE])}
        >
          {t('adminOrders:ownLines.add')}
        </Button>
      </div>
    </Stack>
  );
}
