import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type CanvasPage, readCanvas } from './read-canvas.ts';

const ADDRESS = '/admin/editor/canvas/';
/** The page is printed so long after the last change; typed texts are shown before. */
const QUIET_MS = 100;

/** A document as it is to be shown. */
export type Shown = Readonly<{ language: Language; input: InputOf<'editor.canvas'> }>;

type Answer = Readonly<{ page: CanvasPage } | { words: string }>;

type Words = Readonly<Record<'noAnswer' | 'elsewhere', string>>;

async function askFor(body: string, { noAnswer, elsewhere }: Words): Promise<Answer> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (response.headers.get('content-type')?.startsWith('text/html') === true)
      return { page: readCanvas(await response.text()) };
    if (response.headers.has('location')) return { words: elsewhere };
    const { words } = (await response.json()) as { words?: string };
    return { words: words ?? noAnswer };
  } catch {
    return { words: noAnswer };
  }
}

/**
 * The page that shows a document, printed anew after each change: one request at a time, the newest state last.
 *
 * @returns page: null until the first one came; words: why the newest state could not be printed, null otherwise; retry
 * asks for it again
 */
export function useCanvas(shown: Shown) {
  const { t } = useLanguage();
  const [answer, setAnswer] = useState<{ page: CanvasPage | null; words: string | null }>({
    page: null,
    words: null,
  });
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
      setAnswer(({ page }) => ('page' in next ? { page: next.page, words: null } : { page, ...next }));
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
