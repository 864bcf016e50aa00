import { Button, Group, Select, TextInput } from '@mantine/core';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../icon.tsx';
import { SavedViews } from './saved-views.tsx';
import { useQuery } from './use-query.ts';

const TYPING_MS = 300;

/** A search field; the list is updated shortly after the last keystroke. */
export function FilterText({ name = 'q', label }: { name?: string; label: string }) {
  const query = useQuery();
  const sought = query.get(name);
  const [typed, setTyped] = useState(sought);
  const { state } = useNavigation();
  useEffect(() => setTyped(sought), [sought]);
  useEffect(() => {
    // Typed text must not cancel a navigation in progress.
    if (typed === sought || state !== 'idle') return;
    const timer = setTimeout(() => query.set({ [name]: typed.trim() }), TYPING_MS);
    // The navigation of a clicked link is visible here only after the next render, which may come after the timer.
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

/** A select with an option for any value. */
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
  // Keyboard navigation starts at the selected option only in a mounted dropdown. Mounted with the screen, the
  // dropdowns of eight filters would take a third of its render time.
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

/** On phones, more filters than this are collapsed except for the search. */
const FEW = 2;

/** Parameters that do not count as filters. */
const NO_FILTERS: readonly string[] = ['q', 'page', 'sort'];

/** Expands the filters on phones, and shows the number of active ones. */
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

/** The filters of a list, with a reset button and saved views. */
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
