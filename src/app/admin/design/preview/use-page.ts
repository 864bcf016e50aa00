import { useEffect, useState } from 'react';

/**
 * Fetches a page of the shop.
 *
 * @param address path with language
 * @returns html: null until loaded; isFailed: the response was not a page
 */
export function usePage(address: string) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ address: string; html: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again for the same page
  useEffect(() => {
    const stopped = new AbortController();
    setAnswer(null);
    fetch(address, { signal: stopped.signal, headers: { accept: 'text/html' } })
      .then(async (response) => {
        const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.status < 500;
        setAnswer({ address, html: isPage ? await response.text() : null });
      })
      .catch(() => {
        if (!stopped.signal.aborted) setAnswer({ address, html: null });
      });
    return () => stopped.abort();
  }, [address, round]);
  const isThere = answer?.address === address;
  return {
    html: isThere ? answer.html : null,
    isFailed: isThere && answer.html === null,
    retry: () => setRound((before) => before + 1),
  };
}
