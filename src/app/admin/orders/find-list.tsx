import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLanguage } from '#views/language/language.tsx';

type FindListProps<Found> = {
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Null before a search, and until its results are loaded. */
  results: readonly Found[] | null;
  /** Shown if nothing matches. */
  none: string;
  keyOf: (result: Found) => string | number;
  /** The accessible name of the button that picks a result. */
  nameOf: (result: Found) => string;
  show: (result: Found) => ReactNode;
  onTake: (result: Found) => void;
};

/** @returns the input of a search action; null while the field is empty */
export function soughtBy(typed: string): { q: string } | null {
  const q = typed.trim();
  return q === '' ? null : { q };
}

/** Searches while the user types, and picks a result. */
export function FindList<Found>(props: FindListProps<Found>) {
  const { label, typed, onTyped, results, none, keyOf, nameOf, show, onTake } = props;
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
    if (results?.length === 1 && results[0] !== undefined) take(results[0]);
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
      {results?.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {none}
        </Text>
      ) : null}
      {results !== null && results.length > 0 ? (
        <Paper withBorder p="xs">
          <Stack gap="xs">
            {results.map((one) => (
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
