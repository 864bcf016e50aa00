import { useState } from 'react';
import { entryAt } from '../navigation.ts';

/** A topic of help by the address of its screen, and the job of it that was looked for. */
export type Wanted = Readonly<{ topic: string | null; task: number | null }>;

/**
 * The panel of help: whether it is open, and what it shows. It follows the screen; what was chosen otherwise holds until
 * another screen opens.
 *
 * @param path the address of the screen, without language
 * @returns wanted: a topic of null is the list of all
 */
export function useHelpPanel(path: string) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<(Wanted & { at: string }) | null>(null);
  const isChosen = chosen !== null && chosen.at === path;
  const wanted: Wanted = isChosen ? chosen : { topic: entryAt(path)?.path ?? null, task: null };
  return {
    isOpen,
    wanted,
    toggle: () => {
      setChosen(null);
      setOpen(!isOpen);
    },
    close: () => setOpen(false),
    show: (topic: string | null, task: number | null = null) => {
      setChosen({ topic, task, at: path });
      setOpen(true);
    },
  };
}
