import { useEffect, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import type { AreaHelp } from '../area.ts';
import { loadHelp } from './load-help.ts';

export type LoadedHelp = 'loading' | 'failed' | AreaHelp;

/** The help texts of a language, and a function to retry a failed load. */
export function useHelp(language: Language): readonly [LoadedHelp, () => void] {
  const [loaded, setLoaded] = useState<LoadedHelp>('loading');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request
  useEffect(() => {
    let isCurrent = true;
    setLoaded('loading');
    loadHelp(language).then(
      (help) => isCurrent && setLoaded(help),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, round]);
  return [loaded, () => setRound((count) => count + 1)];
}
