import { useEffect, useState } from 'react';
import type { Opened } from './use-save.ts';

const PREFIX = 'jamra-admin-draft:';
const QUIET_MS = 600;

/** What was typed and not saved, with the version that it began from and what stood there. */
export type SavedDraft<Values> = Readonly<{ at: string; values: Values; base: Opened<Values> }>;

function read<Values>(key: string): SavedDraft<Values> | null {
  try {
    const saved = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as SavedDraft<Values> | null;
    // Without its version a draft could be saved over what others saved.
    return saved?.base === undefined ? null : saved;
  } catch {
    return null;
  }
}

/** What is typed and not saved stays in this browser, so that a closed window loses nothing. */
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
  const [found, setFound] = useState<SavedDraft<Values> | null>(null);
  useEffect(() => setFound(read<Values>(key)), [key]);
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => {
      try {
        localStorage.setItem(PREFIX + key, JSON.stringify({ at: new Date().toISOString(), values, base }));
      } catch {
        // A full or closed storage only means that there is no draft.
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [key, values, base, isDirty]);
  return {
    /** A draft of an earlier visit, until it is taken or thrown away. */
    found,
    forget: () => {
      localStorage.removeItem(PREFIX + key);
      setFound(null);
    },
    taken: () => setFound(null),
  };
}
