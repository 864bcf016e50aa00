import { Button, Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../icon.tsx';
import { SavedViews } from './saved-views.tsx';
import { useQuery } from './use-query.ts';

const TYPING_MS = 300;

/** Words to search by; the list follows a moment after the last key. */
export function FilterText({ name = 'q', label }: { name?: string; label: string }) {
  const query = useQuery();
  const sought = query.get(name);
  const [typed, setTyped] = useState(sought);
  const { state } = useNavigation();
  useEffect(() => setTyped(sought), [sought]);
  useEffect(() => {
    // Who is on the way to another page must not be called back by what was typed before.
    if (typed === sought || state !== 'idle') return;
    const timer = setTimeout(() => query.set({ [name]: typed.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<AdminIcon name="magnifying-glass" />}
      style={{ flexGrow: 1, minWidth: '14rem' }}
    />
  );
}

export type Choice = Readonly<{ value: string; label: string }>;

/** One of several, or any. */
export function FilterSelect({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly Choice[];
}) {
  const query = useQuery();
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={[...choices]}
      value={query.get(name) || null}
      onChange={(value) => query.set({ [name]: value ?? '' })}
      clearable
      searchable={choices.length > 8}
      className="admin-filter"
    />
  );
}

/** What narrows a list, the way back to all of it, and views that were saved under a name. */
export function Filters({ list, children }: { list: string; children: ReactNode }) {
  const { t } = useLanguage();
  const query = useQuery();
  return (
    <Group gap="xs" role="search" aria-label={t('admin:list.filters')}>
      {children}
      {query.isNarrowed ? (
        <Button variant="subtle" color="gray" onClick={() => query.replaceAll('')}>
          {t('admin:list.clear')}
        </Button>
      ) : null}
      <SavedViews list={list} />
    </Group>
  );
}
