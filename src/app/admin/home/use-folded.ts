import { useEffect, useState } from 'react';

const FOLDED = 'jamra.admin.setup';

function readFolded(): boolean {
  try {
    return localStorage.getItem(FOLDED) === 'folded';
  } catch {
    return false;
  }
}

/** Whether this browser has the guide folded, and how to change it; a browser without storage forgets it. */
export function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => setFolded(readFolded()), []);
  const keep = (next: boolean) => {
    setFolded(next);
    try {
      if (next) localStorage.setItem(FOLDED, 'folded');
      else localStorage.removeItem(FOLDED);
    } catch {
      // Storage is blocked: it stays as it is until the page is left.
    }
  };
  return [isFolded, keep];
}
