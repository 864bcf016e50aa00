import { useEffect, useState } from 'react';
import type { Opened } from './use-save.ts';

const PREFIX = 'jamra-admin-draft:';
const QUIET_MS = 600;

/** Unsaved values, with the version and values that they are based on. */
export type SavedDraft<Values> = Readonly<{ at: string; values: Values; base: Opened<Values> }>;

function read<Values>(key: string): SavedDraft<Values> | null {
  try {
    const saved = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as SavedDraft<Values> | null;
    // Without its base, a draft could overwrite changes of others.
    return saved?.base === undefined ? null : saved;
  } catch {
    return null;
  }
}

/** Stores unsaved values in this browser, to restore them after the window was closed. */
export function useLocalDraft<Values>({
  key,
  values,
  base,
  isDirty,
}: {
  key: string;
  values: Values;
  base: Opened<Values>;
  isDirty: boolean;
}) {
  const [savedDraft, setSavedDraft] = useState<SavedDraft<Values> | null>(null);
  useEffect(() => setSavedDraft(read<Values>(key)), [key]);
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => {
      try {
        localStorage.setItem(PREFIX + key, JSON.stringify({ at: new Date().toISOString(), values, base }));
      } catch {
        // If storage is full or blocked, there is no draft.
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [key, values, base, isDirty]);
  return {
    /** A draft of an earlier visit, until it is restored or discarded. */
    savedDraft,
    forget: () => {
      localStorage.removeItem(PREFIX + key);
      setSavedDraft(null);
    },
    taken: () => setSavedDraft(null),
  };
}
