import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { type CanvasWords, fetchCanvas, type Shown, type Unprinted } from './fetch-canvas.ts';
import { type CanvasPage, readCanvas } from './read-canvas.ts';

/** The page is printed so long after the last change; typed texts are shown before. */
const QUIET_MS = 100;

type Answer = Readonly<{ page: CanvasPage } | Unprinted>;

async function askFor(body: string, words: CanvasWords): Promise<Answer> {
  const answer = await fetchCanvas(body, words);
  if (!('html' in answer)) return answer;
  const { input } = JSON.parse(body) as Shown;
  return { page: readCanvas(answer.html, { ...answer, asksAge: input.visitor === 'age' }) };
}

/**
 * The page that shows a document, printed anew after each change: one request at a time, the newest state last.
 *
 * @returns page: null until the first one came; words: why the newest state could not be printed, null otherwise, with the code of the refusal; retry
 * asks for it again
 */
export function useCanvas(shown: Shown) {
  const { t } = useLanguage();
  const [answer, setAnswer] = useState<{
    page: CanvasPage | null;
    words: string | null;
    code: string | null;
  }>({ page: null, words: null, code: null });
  const [attempt, setAttempt] = useState(0);
  const wanted = useRef('');
  const isOut = useRef(false);
  const body = JSON.stringify(shown);
  const noAnswer = t('adminEditor:canvas.noAnswer');
  const elsewhere = t('adminEditor:canvas.elsewhere');

  const print = async () => {
    if (isOut.current) return;
    isOut.current = true;
    for (let asked = ''; asked !== wanted.current; ) {
      asked = wanted.current;
      const next = await askFor(asked, { noAnswer, elsewhere });
      setAnswer(({ page }) =>
        'page' in next ? { page: next.page, words: null, code: null } : { page, ...next },
      );
    }
    isOut.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again; `print` is another function in each rendering
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

  /** Shows other markup of a node until the page is printed again. */
  const show = (id: string, change: (html: string) => string) =>
    setAnswer((known) => {
      const html = known.page?.nodes.get(id);
      if (known.page === null || html === undefined) return known;
      return { ...known, page: { ...known.page, nodes: new Map(known.page.nodes).set(id, change(html)) } };
    });

  return { ...answer, show, retry: () => setAttempt((count) => count + 1) };
}
