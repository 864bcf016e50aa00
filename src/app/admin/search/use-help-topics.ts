import { useEffect, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { AreaHelp, HelpTask, MenuEntry } from '../area.ts';
import { helpPieces } from '../help/labels.ts';
import { loadHelp } from '../help/load-help.ts';
import type { Findable } from './match.ts';

/** A help topic or one of its tasks, with the name of its screen. */
export type HelpResult = Findable & Readonly<{ topic: string; task: number | null; screen: string }>;

type BothLanguages = Readonly<Record<Language, AreaHelp>>;

/** The help in both languages; null until loaded, or if loading fails. */
function useBothLanguages(): BothLanguages | null {
  const [both, setBoth] = useState<BothLanguages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadHelp('en'), loadHelp('ar')]).then(
      ([en, ar]) => isCurrent && setBoth({ en, ar }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return both;
}

/** The help topics of both languages as palette entries. @param entries the screens that the member may open */
export function useHelpTopics(entries: readonly MenuEntry[]): HelpResult[] {
  const { t, language } = useLanguage();
  const both = useBothLanguages();
  if (both === null) return [];
  const other = language === 'en' ? 'ar' : 'en';
  const plain = (text: string) =>
    helpPieces(text)
      .map((piece) => ('label' in piece ? t(piece.label) : piece.text))
      .join('');
  const toTask =
    (path: string, screen: string) =>
    (task: HelpTask, at: number): HelpResult => {
      const theirs = both[other][path]?.tasks[at];
      return {
        ...{ topic: path, task: at, screen, name: task.title, synonyms: theirs?.title ?? '' },
        about: [task.text, theirs?.text ?? ''].map(plain).join(' '),
      };
    };
  return entries.flatMap(({ path, label, synonyms = '' }) => {
    const mine = both[language][path];
    if (mine === undefined) return [];
    const screen = t(label);
    const about = [mine.about, both[other][path]?.about ?? ''].map(plain).join(' ');
    return [
      { topic: path, task: null, screen, name: t('adminHelp:topic', { name: screen }), synonyms, about },
      ...mine.tasks.map(toTask(path, screen)),
    ];
  });
}
