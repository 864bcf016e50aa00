import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLanguage } from '#views/language/language.tsx';

type FindListProps<Found> = {
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Null before a search, and until its results are loaded. */
  found: readonly Found[] | null;
  /** Shown if nothing matches. */
  none: string;
  keyOf: (found: Found) => string | number;
  /** The accessible name of the button that picks a result. */
  nameOf: (found: Found) => string;
  show: (found: Found) => ReactNode;
  onTake: (found: Found) => void;
};

/** @returns the input of a search action; null while the field is empty */
export function soughtBy(typed: string): { q: string } | null {
  const q = typed.trim();
  return q === '' ? null : { q };
}

/** Searches while the user types, and picks a result. */
export function FindList<Found>(props: FindListProps<Found>) {
  const { label, typed, onTyped, found, none, keyOf, nameOf, show, onTake } = props;
  const { t } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const take = (one: Found) => {
    onTake(one);
    onTyped('');
    field.current?.focus();
  };
  // Enter must not submit the surrounding form; barcode readers send it after each code.
  const takeOnly = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (found?.length === 1 && found[0] !== undefined) take(found[0]);
  };
  return (
    <Stack gap="xs">
      <TextInput
        ref={field}
        type="search"
        label={label}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={takeOnly}
      />
      {found?.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {none}
        </Text>
      ) : null}
      {found !== null && found.length > 0 ? (
        <Paper withBorder p="xs">
          <Stack gap="xs">
            {found.map((one) => (
              <Group key={keyOf(one)} justify="space-between" wrap="nowrap" gap="xs">
                {show(one)}
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('adminOrders:takeOf', { name: nameOf(one) })}
                  onClick={() => take(one)}
                >
                  {t('adminOrders:take')}
                </Button>
              </Group>
            ))}
          </Stack>
        </Paper>
      ) : null}
    </Stack>
  );
}
