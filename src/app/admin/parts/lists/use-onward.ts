import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * The way from a form to the screen of what it made: gone once, and not before nothing typed is left to be warned of.
 *
 * @param isDirty whether something typed is not saved yet
 * @param replaces whether Back leads past the form
 * @returns takes the address to go to
 */
export function useOnward(isDirty: boolean, { replaces = false } = {}): (address: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const gone = useRef<string | null>(null);
  useEffect(() => {
    // Each navigation renders the form anew while it waits; beginning again then would never let it arrive.
    if (target === null || isDirty || gone.current === target) return;
    gone.current = target;
    void navigate(target, { replace: replaces });
  }, [target, isDirty, navigate, replaces]);
  return setTarget;
}
