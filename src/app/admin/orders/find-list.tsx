import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLanguage } from '#views/language/language.tsx';

type FindListProps<Found> = {
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Null while nothing was looked for, or its answer is not there yet. */
  found: readonly Found[] | null;
  /** Said when nothing goes by what was typed. */
  none: string;
  keyOf: (found: Found) => string | number;
  /** What tells a screen reader which one is taken. */
  nameOf: (found: Found) => string;
  show: (found: Found) => ReactNode;
  onTake: (found: Found) => void;
};

/** @returns what an action that finds is asked for, or null while nothing is typed */
export function soughtBy(typed: string): { q: string } | null {
  const q = typed.trim();
  return q === '' ? null : { q };
}

/** What is found while somebody types, and the taking of one of it. */
export function FindList<Found>(props: FindListProps<Found>) {
  const { label, typed, onTyped, found, none, keyOf, nameOf, show, onTake } = props;
  const { t } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const take = (one: Found) => {
    onTake(one);
    onTyped('');
    field.current?.focus();
  };
  // Enter does not send the form around it; a barcode reader ends with it.
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
