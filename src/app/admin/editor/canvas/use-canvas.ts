import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { type CanvasWords, fetchCanvas, type Shown, type Unprinted } from './fetch-canvas.ts';
import { type CanvasPage, readCanvas } from './read-canvas.ts';

/** The delay from the last change to a render; typed texts show immediately. */
const QUIET_MS = 100;

type Answer = Readonly<{ page: CanvasPage } | Unprinted>;

async function requestCanvas(body: string, words: CanvasWords): Promise<Answer> {
  const answer = await fetchCanvas(body, words);
  if (!('html' in answer)) return answer;
  const { input } = JSON.parse(body) as Shown;
  return { page: readCanvas(answer.html, { ...answer, asksAge: input.visitor === 'age' }) };
}

/**
 * The page that shows a document, rendered after each change: one request at a time, always of the latest state.
 *
 * @returns page: null until the first response; prints: how many were rendered; words: why the latest state was not rendered, null if it was, with the
 *   code of the refusal; retry: sends the request again
 */
export function useCanvas(shown: Shown) {
  const { t } = useLanguage();
  const [answer, setAnswer] = useState<{
    page: CanvasPage | null;
    prints: number;
    words: string | null;
    code: string | null;
  }>({ page: null, prints: 0, words: null, code: null });
  const [attempt, setAttempt] = useState(0);
  const wanted = useRef('');
  const isOut = useRef(false);
  const body = JSON.stringify(shown);
  const noAnswer = t('adminEditor:canvas.noAnswer');
  const elsewhere = t('adminEditor:canvas.elsewhere');

  const print = async () => {
    if (isOut.current) return;
    isOut.current = true;
    for (let requested = ''; requested !== wanted.current; ) {
      requested = wanted.current;
      const next = await requestCanvas(requested, { noAnswer, elsewhere });
      setAnswer(({ page, prints }) =>
        'page' in next
          ? { page: next.page, prints: prints + 1, words: null, code: null }
          : { page, prints, ...next },
      );
    }
    isOut.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request; `print` is a new function on each render
  useEffect(() => {
    const isFirst = wanted.current === '';
    const timer = setTimeout(
      () => {
        wanted.current = body;
        void print();
      },
      isFirst ? 0 : QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, [body, attempt]);

  /** Changes the markup of a node until the next render. */
  const show = (id: string, change: (html: string) => string) =>
    setAnswer((known) => {
      const html = known.page?.nodes.get(id);
      if (known.page === null || html === undefined) return known;
      return { ...known, page: { ...known.page, nodes: new Map(known.page.nodes).set(id, change(html)) } };
    });

  return { ...answer, show, retry: () => setAttempt((count) => count + 1) };
}
