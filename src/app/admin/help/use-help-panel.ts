import { useState } from 'react';
import { entryAt } from '../navigation.ts';

/** A topic of help by the address of its screen, and the job of it that was looked for; a topic of null is the list of all. */
export type Wanted = Readonly<{ topic: string | null; task: number | null }>;

/**
 * The panel of help: whether it is open, and what it shows. It follows the screen; what was chosen otherwise holds until
 * another screen opens.
 *
 * @param path the address of the screen, without language
 * @returns opened: how often somebody asked for help, which is when the panel takes the focus
 */
export function useHelpPanel(path: string) {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const [chosen, setChosen] = useState<(Wanted & { at: string }) | null>(null);
  const isChosen = chosen !== null && chosen.at === path;
  const wanted: Wanted = isChosen ? chosen : { topic: entryAt(path)?.path ?? null, task: null };
  const show = (next: typeof chosen) => {
    setChosen(next);
    setOpen(true);
    setOpened((count) => count + 1);
  };
  return {
    isOpen,
    wanted,
    opened,
    toggle: () => (isOpen ? setOpen(false) : show(null)),
    close: () => setOpen(false),
    show: (topic: string | null, task: number | null = null) => show({ topic, task, at: path }),
  };
}
