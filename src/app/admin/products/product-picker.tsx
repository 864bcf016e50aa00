import { ActionIcon, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../parts/forms/read-only.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { useAction } from '../use-action.ts';
import { Thumb } from './thumb.tsx';

export type Named = Readonly<{ id: number; name: Localized; sku: string; pictureFile: string | null }>;
type Picked = Readonly<{ id: number; quantity?: number }>;

const TYPING_MS = 250;
const SHOWN = 12;

/** Searches and picks related products by name or SKU. */
export function ProductPicker({
  label,
  picked,
  onChange,
  named,
  withQuantity = false,
  beside,
}: {
  label: string;
  picked: readonly Picked[];
  onChange: (picked: Picked[]) => void;
  named: readonly Named[];
  withQuantity?: boolean;
  /** Further fields of a picked product. */
  beside?: (id: number) => ReactNode;
}) {
  const { t, language } = useLanguage();
  const isReadOnly = useReadOnly();
  const { runAction } = useAction();
  const [products, setProducts] = useState<readonly Named[]>([]);
  const [seen, setSeen] = useState<readonly Named[]>([]);
  const [typed, setTyped] = useState('');
  const known = new Map([...named, ...seen].map((one) => [Number(one.id), one]));
  const search = useDebouncedCallback(async (text: string) => {
    if (text.trim() === '') return;
    const answer = await runAction('products.list', { text, perPage: SHOWN });
    if (answer.ok) setProducts(answer.value.rows);
  }, TYPING_MS);
  return (
    <Stack gap="xs">
      {isReadOnly ? (
        <Text size="sm" fw={600}>
          {label}
        </Text>
      ) : (
        <Select
          label={label}
          placeholder={t('adminProducts:links.search')}
          data={products
            .filter(({ id }) => !picked.some((one) => one.id === id))
            .map(({ id, name, sku }) => ({
              value: String(id),
              label: `${inLanguage(name, language)}${sku === '' ? '' : ` · ${sku}`}`,
            }))}
          searchable
          filter={({ options }) => options}
          nothingFoundMessage={
            typed === '' ? t('adminProducts:links.type') : t('adminProducts:links.nothing')
          }
          searchValue={typed}
          onSearchChange={(text) => {
            setTyped(text);
            search(text);
          }}
          value={null}
          onChange={(value) => {
            const one = products.find(({ id }) => String(id) === value);
            if (one === undefined) return;
            setSeen((before) => [...before, one]);
            onChange([...picked, withQuantity ? { id: one.id, quantity: 1 } : { id: one.id }]);
            setTyped('');
          }}
        />
      )}
      {picked.map(({ id, quantity }) => {
        const one = known.get(id);
        const name = one === undefined ? String(id) : inLanguage(one.name, language);
        return (
          <Group key={id} gap="xs" wrap="nowrap">
            <Thumb file={one?.pictureFile} size={32} />
            <Text size="sm" style={{ flexGrow: 1 }}>
              {name}
            </Text>
            {beside?.(id)}
            {withQuantity ? (
              <NumberInput
                aria-label={t('adminProducts:links.quantity', { name })}
                value={quantity ?? 1}
                onChange={(next) =>
                  onChange(
                    picked.map((part) =>
                      part.id === id ? { id, quantity: Math.max(1, Math.round(Number(next)) || 1) } : part,
                    ),
                  )
                }
                min={1}
                max={1000}
                allowDecimal={false}
                w="5.5rem"
                size="xs"
              />
            ) : null}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('adminProducts:links.remove', { name })}
              onClick={() => onChange(picked.filter((part) => part.id !== id))}
            >
              <AdminIcon name="x" />
            </ActionIcon>
          </Group>
        );
      })}
    </Stack>
  );
}
