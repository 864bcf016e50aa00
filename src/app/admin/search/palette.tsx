import { Loader, Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { MenuEntry } from '../area.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { useAction } from '../use-action.ts';
import { type Result, type ResultGroup, useResults } from './use-results.ts';

const OPEN_EVENT = 'jamra-palette';

export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

type ListProps = Readonly<{
  id: string;
  groups: readonly ResultGroup[];
  chosen: string | undefined;
  onChoose: (result: Result) => void;
}>;

function List({ id, groups, chosen, onChoose }: ListProps) {
  const { t } = useLanguage();
  return (
    <div id={id} role="listbox" aria-label={t('adminFinding:results')} className="admin-palette-list">
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className="admin-palette-group">
            {t(`adminFinding:groups.${name}`)}
          </div>
          {results.map((result) => (
            <UnstyledButton
              key={result.key}
              id={`${id}-${result.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={result.key === chosen}
              className="admin-palette-result"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(result)}
            >
              <AdminIcon name={result.icon} />
              <span className="admin-palette-words">
                <bdi>{result.name}</bdi>
                {result.detail === '' ? null : (
                  <Text span size="xs" c="dimmed" truncate>
                    {result.detail}
                  </Text>
                )}
              </span>
            </UnstyledButton>
          ))}
        </div>
      ))}
    </div>
  );
}

type PaletteProps = Readonly<{
  /** The screens that the member may open. */
  entries: readonly MenuEntry[];
  /** Opens the help of a screen, at a task or at its start. */
  onHelp: (topic: string, task: number | null) => void;
}>;

/** Restores an archived product as a draft and opens it; a refusal is shown. */
function useRestore() {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const { runAction } = useAction();
  return async (id: number, path: string): Promise<void> => {
    const answer = await runAction('products.restore', { id });
    if (answer.ok) notifications.show({ message: t('adminFinding:restored'), color: 'green' });
    else notifications.show({ message: answer.words, color: 'red' });
    await navigate(to(path));
  };
}

/** The search field and its results, operated by keyboard. */
function Finder({ entries, onHelp, onDone }: PaletteProps & { onDone: () => void }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  /** Enter was pressed before there were results. */
  const [isWaiting, setWaiting] = useState(false);
  const { groups, state } = useResults(entries, typed);
  const results = groups.flatMap((group) => group.results);
  const chosen = results[Math.min(at, results.length - 1)];
  const optionId = chosen === undefined ? undefined : `${id}-${chosen.key}`;
  const restore = useRestore();
  const choose = ({ path, help, restores }: Result) => {
    onDone();
    if (restores !== undefined) void restore(restores, path);
    else if (help === undefined) void navigate(to(path));
    else onHelp(path, help);
  };
  useEffect(() => {
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
  useEffect(() => {
    if (!isWaiting || state === 'loading') return;
    setWaiting(false);
    if (chosen !== undefined) choose(chosen);
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setAt(step(Math.min(at, results.length - 1), results.length));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (chosen === undefined) setWaiting(state === 'loading');
    else choose(chosen);
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="lg"
        value={typed}
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={optionId}
        aria-label={t('admin:palette.open')}
        placeholder={t('admin:palette.open')}
        leftSection={<AdminIcon name="magnifying-glass" />}
        rightSection={state === 'loading' ? <Loader size="xs" /> : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
          setWaiting(false);
        }}
        onKeyDown={handleKey}
      />
      <List id={id} groups={groups} chosen={chosen?.key} onChoose={choose} />
      <Status count={results.length} state={state} typed={typed.trim()} />
    </>
  );
}

type StatusProps = Readonly<{ count: number; state: 'ready' | 'loading' | 'failed'; typed: string }>;

/** Shows and announces that there are no results or that records failed to load; otherwise only announces the count. */
function Status({ count, state, typed }: StatusProps) {
  const { t } = useLanguage();
  const isEmpty = count === 0 && state === 'ready' && typed !== '';
  return (
    <div role="status" className={isEmpty || state === 'failed' ? 'admin-palette-status' : 'admin-hidden'}>
      {state === 'failed' ? t('adminFinding:failed') : null}
      {state === 'loading' ? t('adminFinding:loading') : null}
      {isEmpty ? (
        <>
          <strong>{t('admin:palette.nothing')}</strong>
          <br />
          {t('adminFinding:nothingHelp')}
        </>
      ) : null}
      {!isEmpty && state === 'ready' && typed !== '' ? t('adminFinding:count', { count }) : null}
    </div>
  );
}

/** The command palette, opened by Ctrl+K or its button: screens, records, settings, actions and help. */
export function Palette(props: PaletteProps) {
  const { t } = useLanguage();
  const [isOpen, { open, close, toggle }] = useDisclosure(false);
  const opener = useRef(open);
  opener.current = open;
  useHotkeys([['mod+K', toggle]], []);
  useEffect(() => {
    const handleOpen = () => opener.current();
    window.addEventListener(OPEN_EVENT, handleOpen);
    return () => window.removeEventListener(OPEN_EVENT, handleOpen);
  }, []);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={close}
      size="lg"
      padding={0}
      yOffset="8dvh"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('admin:palette.open')}>
        <Modal.Body>
          <Finder {...props} onDone={close} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
