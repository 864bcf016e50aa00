import { Alert, Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { fetchCanvas, type Shown, type Unprinted } from '../../canvas/fetch-canvas.ts';
import { canvasStyles } from '../../canvas/styles.ts';

/** Prepares a rendered page for a static preview: no scripts run. */
function toStill(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('script, noscript')) one.remove();
  page.documentElement.dataset.js = '';
  const style = page.createElement('style');
  style.textContent = `${canvasStyles('')} [inert] { opacity: 1; }`;
  page.head.append(style);
  page.body.setAttribute('inert', '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

type PrintedProps = Readonly<{
  title: string;
  shown: Shown;
  /** Width of the device, in px. */
  width: number;
}>;

/** The page with the given nodes as shoppers see it, scaled down to fit. */
export function PrintedFrame({ title, shown, width }: PrintedProps) {
  const { t } = useLanguage();
  const { ref, width: room, height } = useElementSize<HTMLDivElement>();
  const [answer, setAnswer] = useState<{ html: string } | Unprinted | null>(null);
  const body = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` determines the request
  useEffect(() => {
    let isCurrent = true;
    setAnswer(null);
    const words = {
      noAnswer: t('adminEditor:canvas.noAnswer'),
      elsewhere: t('adminEditor:canvas.elsewhere'),
    };
    void fetchCanvas(body, words).then((next) => {
      if (isCurrent) setAnswer('html' in next ? { html: toStill(next.html) } : next);
    });
    return () => {
      isCurrent = false;
    };
  }, [body]);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <figure className="editor-version">
      <figcaption>{title}</figcaption>
      <div ref={ref} className="editor-version-room" dir="ltr" aria-busy={answer === null}>
        {answer === null ? <Loader m="xl" aria-label={t('adminEditor:canvas.loading')} /> : null}
        {answer !== null && 'words' in answer ? <Alert color="red">{answer.words}</Alert> : null}
        {answer !== null && 'html' in answer ? (
          <iframe
            title={title}
            sandbox="allow-same-origin"
            srcDoc={answer.html}
            style={{
              inlineSize: width,
              blockSize: scale === 0 ? 0 : height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (room - width * scale) / 2),
            }}
          />
        ) : null}
      </div>
    </figure>
  );
}
