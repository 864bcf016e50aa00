import { Button, Group, Select, TextInput } from '@mantine/core';
import { Children, type ReactNode, useEffect, useState } from 'react';
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
    // The navigation of a link that is pressed is seen here only when the screen is drawn anew, which may take longer.
    const stop = ({ target, defaultPrevented }: MouseEvent) => {
      const isLink = target instanceof Element && target.closest('a[href]') !== null;
      if (isLink && defaultPrevented) clearTimeout(timer);
    };
    addEventListener('click', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', stop);
    };
  });
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<AdminIcon name="magnifying-glass" />}
      className="admin-filter-text"
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
  // The keyboard goes on from the chosen one only in a list that is mounted; mounted with the screen, the lists of eight
  // filters take a third of the time that it opens in.
  const [keepMounted, setKeepMounted] = useState(false);
  return (
    <Select
      comboboxProps={{ keepMounted }}
      onFocus={() => setKeepMounted(true)}
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

/** Filters that a phone shows at once; of more, it shows the search alone until they are asked for. */
const FEW = 2;

/** What is neither a filter nor the search. */
const NO_FILTERS: readonly string[] = ['q', 'page', 'sort'];

/** Opens the filters on a phone, and says how many are set. */
function FoldButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLanguage();
  const { params } = useQuery();
  const count = [...params.keys()].filter((name) => !NO_FILTERS.includes(name)).length;
  return (
    <Button
      variant="default"
      className="admin-filter-fold"
      leftSection={<AdminIcon name="funnel" />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {count === 0 ? t('admin:list.filters') : t('admin:list.filtersSet', { count })}
    </Button>
  );
}

/** What narrows a list, the way back to all of it, and views that were saved under a name. */
export function Filters({ list, children }: { list: string; children: ReactNode }) {
  const { t } = useLanguage();
  const query = useQuery();
  const [isOpen, setOpen] = useState(false);
  const isFolding = Children.toArray(children).length > FEW;
  return (
    <Group
      gap="xs"
      role="search"
      aria-label={t('admin:list.filters')}
      className="admin-filters"
      data-folded={isFolding && !isOpen}
    >
      {children}
      {isFolding ? <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} /> : null}
      {query.isNarrowed ? (
        <Button
          variant="subtle"
          color="gray"
          className="admin-filter-rest"
          onClick={() => query.replaceAll('')}
        >
          {t('admin:list.clear')}
        </Button>
      ) : null}
      <SavedViews list={list} />
    </Group>
  );
}
