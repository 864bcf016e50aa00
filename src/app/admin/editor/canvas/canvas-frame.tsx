import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useCanvasFacts } from './canvas-context.ts';
import { dragByControls } from './drag-by-controls.ts';
import { renderMarkup } from './markup.tsx';
import type { CanvasPage } from './read-canvas.ts';
import { canvasStyles } from './styles.ts';

const STYLES_ID = 'canvas-styles';
const DESIGN_ID = 'canvas-design';

function addStyles(target: Document, emptyWords: string): void {
  if (target.getElementById(STYLES_ID) !== null) return;
  const style = target.createElement('style');
  style.id = STYLES_ID;
  style.textContent = canvasStyles(emptyWords);
  target.head.append(style);
}

/** The shop's design comes after all stylesheets. */
function addDesign(target: Document, design: string): void {
  const style = target.getElementById(DESIGN_ID) ?? target.createElement('style');
  style.id = DESIGN_ID;
  style.textContent = design;
  target.head.append(style);
}

/** Applies language, classes, stylesheets and design of the page to the frame's document. */
function dress(target: Document, { language, dir, bodyClass, stylesheets, design }: CanvasPage): void {
  target.documentElement.lang = language;
  target.documentElement.dir = dir;
  // The page's first script sets this mark; it hides content for visitors without scripts.
  target.documentElement.dataset.js = '';
  target.body.className = bodyClass;
  const links = [...target.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const known = links.map((link) => link.getAttribute('href'));
  for (const href of stylesheets) {
    if (known.includes(href)) continue;
    const link = target.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    target.head.append(link);
  }
  addDesign(target, design);
}

/** A click on the canvas selects; it follows no link and submits no form. */
function stopActing(target: Document): () => void {
  const stop = (event: Event) => {
    const pressed = event.target as Element | null;
    if (event.type === 'submit' || pressed?.closest('a, button, label, summary') !== null)
      event.preventDefault();
  };
  target.addEventListener('click', stop, { capture: true });
  target.addEventListener('submit', stop, { capture: true });
  return () => {
    target.removeEventListener('click', stop, { capture: true });
    target.removeEventListener('submit', stop, { capture: true });
  };
}

type FrameProps = { document?: Document | undefined; children: ReactNode };

/** The document of the canvas, in the language, direction and styles of the page. */
export function CanvasDocument({ document: target, children }: FrameProps) {
  const { t } = useLanguage();
  const { page, onWindow } = useCanvasFacts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window is reported once
  useLayoutEffect(() => {
    if (target?.defaultView) onWindow(target.defaultView);
  }, [target]);
  useLayoutEffect(() => {
    if (target === undefined || page === null) return;
    addStyles(target, t('adminEditor:canvas.empty'));
    dress(target, page);
  }, [target, page, t]);
  useLayoutEffect(() => (target === undefined ? undefined : stopActing(target)), [target]);
  useLayoutEffect(() => (target === undefined ? undefined : dragByControls(target)), [target]);
  return children;
}

type RenderDropZone = (props: { zone: string } & Record<string, unknown>) => ReactNode;

/** The page around the document. */
export function CanvasPageFrame({ renderDropZone }: { renderDropZone: RenderDropZone }) {
  const { page } = useCanvasFacts();
  const frame = page?.frame;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Puck passes a new function on each render
  return useMemo(() => {
    if (frame === undefined) return null;
    const Root = (props: object = {}) => renderDropZone({ zone: 'default-zone', ...props });
    return renderMarkup(frame, { zoneOf: (list) => (list === '' ? Root : null) });
  }, [frame]);
}
