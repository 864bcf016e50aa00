import { useEffect, useState } from 'react';

const PREFIX = 'jamra-admin-draft:';
const QUIET_MS = 600;

type SavedDraft<Values> = { at: string; values: Values };

function read<Values>(key: string): SavedDraft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as SavedDraft<Values> | null;
  } catch {
    return null;
  }
}

/** What is typed and not saved stays in this browser, so that a closed window loses nothing. */
export function useLocalDraft<Values>({
  key,
  values,
  isDirty,
}: {
  key: string;
  values: Values;
  isDirty: boolean;
}) {
  const [found, setFound] = useState<SavedDraft<Values> | null>(null);
  useEffect(() => setFound(read<Values>(key)), [key]);
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => {
      try {
        localStorage.setItem(PREFIX + key, JSON.stringify({ at: new Date().toISOString(), values }));
      } catch {
        // A full or closed storage only means that there is no draft.
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [key, values, isDirty]);
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
