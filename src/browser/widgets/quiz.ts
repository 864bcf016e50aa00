import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { replaceInside } from '../page/replace-inside.ts';

const QUIZ = '[data-quiz]';

/** The address that the quizzes of the page were taken from. */
let shown = location.href;
let calls = 0;

/** The same quiz in a fresh page. */
const quizOf = (fresh: Document, { dataset }: HTMLElement) =>
  fresh.querySelector<HTMLElement>(`[data-quiz="${CSS.escape(dataset.quiz ?? '')}"]`);
const contentOf = (quiz: HTMLElement | null) =>
  quiz?.querySelector<HTMLElement>('[data-quiz-content]') ?? null;

/** Announces the current step, and focuses its heading and scrolls to it. */
function goToStep(quiz: HTMLElement | null): void {
  if (quiz === null) return;
  const status = quiz.querySelector('[data-quiz-status]');
  if (status !== null) status.textContent = quiz.querySelector('[data-quiz-progress]')?.textContent ?? '';
  const heading = quiz.querySelector<HTMLElement>('[data-quiz-heading]');
  heading?.focus({ preventScroll: true });
  const isAbove = (heading?.getBoundingClientRect().top ?? 0) < 0;
  const isBelow = (heading?.getBoundingClientRect().bottom ?? 0) > innerHeight;
  if (isAbove || isBelow) quiz.scrollIntoView({ block: 'start' });
}

/** Shows the quizzes of a fresh page. @returns the first one that changed */
function show(fresh: Document): HTMLElement | null {
  let changed: HTMLElement | null = null;
  for (const quiz of document.querySelectorAll<HTMLElement>(QUIZ)) {
    const content = contentOf(quiz);
    const other = contentOf(quizOf(fresh, quiz));
    if (content === null || other === null) continue;
    content.removeAttribute('aria-busy');
    if (content.isEqualNode(other)) continue;
    content.replaceWith(other);
    changed ??= quiz;
  }
  replaceInside(fresh, '.j-lang');
  return changed;
}

/**
 * Shows a quiz at an address. The last call wins; if the answer has no quiz, the browser navigates there.
 *
 * @param isStep whether to add the address to the history; otherwise it is the current one
 */
async function answer(quiz: HTMLElement | null, address: string, isStep: boolean): Promise<void> {
  calls += 1;
  const call = calls;
  contentOf(quiz)?.setAttribute('aria-busy', 'true');
  try {
    const reply = await fetch(address);
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
    if (call !== calls) return;
    if (!reply.ok || fresh.querySelector(QUIZ) === null) return location.assign(address);
    if (isStep) history.pushState(history.state, '', address);
    shown = location.href;
    goToStep(show(fresh));
  } catch {
    location.assign(address);
  }
}

/** Steps of a quiz in place; without this they are links. */
export function start(): void {
  on('click', `${QUIZ} a[data-quiz-step]`, (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    void answer(link.closest<HTMLElement>(QUIZ), link.href, true);
  });
  addEventListener('popstate', () => {
    if (location.href.split('#')[0] !== shown.split('#')[0]) void answer(null, location.href, false);
  });
}
