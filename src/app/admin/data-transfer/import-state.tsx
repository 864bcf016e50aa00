import { Badge } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';

export type Run = ValueOf<'data-transfer.show'>;

const COLOURS: Readonly<Record<Run['state'], string>> = {
  fetching: 'blue',
  planning: 'blue',
  planned: 'yellow',
  importing: 'blue',
  done: 'green',
  failed: 'red',
};

/** Whether a process is working on the run. */
export function isAtWork({ state, isSilent }: Pick<Run, 'state' | 'isSilent'>): boolean {
  if (isSilent) return false;
  return state === 'fetching' || state === 'planning' || state === 'importing';
}

export function ImportState({ state }: Pick<Run, 'state'>) {
  const { t } = useLanguage();
  return (
    <Badge component="span" color={COLOURS[state]} variant="light" className="admin-state">
      {t(`adminDataTransfer:states.${state}`)}
    </Badge>
  );
}

const LOOK_EVERY_MS = 1000;

/** Reloads every second while work is in progress and the page is visible. */
export function usePolling(isWanted: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWanted || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  });
}
