import { startAutoplay } from './autoplay.ts';
import { positionAfter } from './pages.ts';
import { itemsOf, positionAt, positionCount, scrollToPosition } from './scroller.ts';

const REST_MS = 80;

type Parts = Readonly<{
  root: HTMLElement;
  track: HTMLElement;
  dots: HTMLElement | null;
  arrows: readonly (readonly [HTMLButtonElement, 1 | -1])[];
}>;

function partsOf(root: HTMLElement): Parts | null {
  const track = root.querySelector<HTMLElement>('[data-carousel-track]');
  if (track === null) return null;
  const arrow = (name: string) => root.querySelector<HTMLButtonElement>(`[data-carousel-${name}]`) ?? [];
  const arrows = [
    ...[arrow('previous')].flat().map((button) => [button, -1] as const),
    ...[arrow('next')].flat().map((button) => [button, 1] as const),
  ];
  return { root, track, dots: root.querySelector<HTMLElement>('[data-carousel-dots]'), arrows };
}

function fillIn(words: string, page: number, count: number): string {
  return words.replace('{{page}}', String(page)).replace('{{total}}', String(count));
}

/** Draws one dot per scroll position at this width. */
function drawDots({ dots, track }: Parts): void {
  if (dots === null) return;
  const count = positionCount(track);
  if (dots.childElementCount !== count)
    dots.replaceChildren(
      ...Array.from({ length: count }, (_, index) => {
        const dot = document.createElement('button');
        dot.type = 'button';
        dot.setAttribute('aria-label', fillIn(dots.dataset.label ?? '', index + 1, count));
        dot.addEventListener('click', () => scrollToPosition(track, index));
        return dot;
      }),
    );
  dots.hidden = count === 1;
}

/** Marks where the carousel is; what leads nowhere cannot be pressed. */
function showPosition({ root, track, dots, arrows }: Parts): void {
  const at = positionAt(track);
  const positions = positionCount(track);
  root.dataset.at = String(at);
  const loops = root.dataset.loops !== undefined;
  for (const [arrow, step] of arrows) {
    const isEnd = positionAfter(at, step, { positions, loops }) === null;
    // A disabled button would lose the focus.
    arrow.setAttribute('aria-disabled', String(isEnd));
    arrow.hidden = positions === 1;
  }
  for (const [index, dot] of [...(dots?.children ?? [])].entries()) {
    if (index === at) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}

function step({ root, track }: Parts, by: 1 | -1): void {
  const positions = positionCount(track);
  const next = positionAfter(positionAt(track), by, { positions, loops: root.dataset.loops !== undefined });
  if (next !== null) scrollToPosition(track, next);
}

function startOne(root: HTMLElement): void {
  const parts = partsOf(root);
  if (parts === null || itemsOf(parts.track).length === 0) return;
  const { track, arrows } = parts;
  const draw = () => {
    drawDots(parts);
    showPosition(parts);
  };
  for (const [arrow, by] of arrows) arrow.addEventListener('click', () => step(parts, by));
  let rest = 0;
  track.addEventListener('scroll', () => {
    clearTimeout(rest);
    rest = window.setTimeout(() => showPosition(parts), REST_MS);
  });
  new ResizeObserver(draw).observe(track);
  for (const controls of root.querySelectorAll<HTMLElement>('[data-carousel-controls]'))
    controls.hidden = false;
  draw();
  const everyMs = Number(root.dataset.autoplayMs);
  if (everyMs > 0) startAutoplay({ root, everyMs, advance: () => step(parts, 1) });
}

const started = new WeakSet<HTMLElement>();

function startWithin(place: ParentNode): void {
  for (const root of place.querySelectorAll<HTMLElement>('[data-carousel]')) {
    if (started.has(root)) continue;
    started.add(root);
    startOne(root);
  }
}

/** Arrows, dots and autoplay of scrollers that fingers and keys scroll without them. Source: WG-08 */
export function start(): void {
  startWithin(document);
  document.addEventListener('jamra:loop:replaced', ({ target }) => {
    if (target instanceof Element) startWithin(target);
  });
}
