import { useState } from 'react';

/** A help topic by the address of its screen, null for the list of topics, and a task to scroll to. */
export type Wanted = Readonly<{ topic: string | null; task: number | null }>;

/**
 * The state of the help panel. It follows the current screen; another chosen topic stays until the next navigation.
 *
 * @param path the address of the screen, without language
 * @param topic the topic of that screen
 * @returns opened: incremented on each request for help, to move the focus into the panel
 */
export function useHelpPanel(path: string, topic: string | null) {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const [chosen, setChosen] = useState<(Wanted & { at: string }) | null>(null);
  const isChosen = chosen !== null && chosen.at === path;
  const wanted: Wanted = isChosen ? chosen : { topic, task: null };
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
    show: (other: string | null, task: number | null = null) => show({ topic: other, task, at: path }),
  };
}
