import { useEffect, useState } from 'react';

const FOLDED = 'jamra.admin.setup';

function readFolded(): boolean {
  try {
    return localStorage.getItem(FOLDED) === 'folded';
  } catch {
    return false;
  }
}

/** Whether the guide is collapsed in this browser, and a setter; without storage the state is lost on reload. */
export function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => setFolded(readFolded()), []);
  const save = (next: boolean) => {
    setFolded(next);
    try {
      if (next) localStorage.setItem(FOLDED, 'folded');
      else localStorage.removeItem(FOLDED);
    } catch {
      // Storage is blocked: the state lasts until the page is left.
    }
  };
  return [isFolded, save];
}
