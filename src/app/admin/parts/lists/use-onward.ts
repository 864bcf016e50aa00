import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Navigates from a form to the record that it created: once, and after the form is no longer dirty, so that no warning
 * appears.
 *
 * @param isDirty whether the form has unsaved changes
 * @param replaces whether to replace the form in the browser history
 * @returns a function that takes the target URL
 */
export function useOnward(isDirty: boolean, { replaces = false } = {}): (address: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const leftPage = useRef<string | null>(null);
  useEffect(() => {
    // A pending navigation renders the form again; a restart would never let it finish.
    if (target === null || isDirty || leftPage.current === target) return;
    leftPage.current = target;
    void navigate(target, { replace: replaces });
  }, [target, isDirty, navigate, replaces]);
  return setTarget;
}
