import { on } from '../page/on.ts';

const FORM = 'form[data-helpful]';
/** Ids of the reviews that this browser voted for. */
const STORAGE_KEY = 'jamra_helpful';
const MARKS_MAX = 200;

function readVotes(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function storeVote(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...readVotes(), id])].slice(-MARKS_MAX)));
  } catch {
    return;
  }
}

function idOf(form: HTMLFormElement): string {
  return new FormData(form).get('review')?.toString() ?? '';
}

function markDone(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  button?.setAttribute('aria-pressed', 'true');
  button?.setAttribute('aria-disabled', 'true');
}

function parseAnswer(value: unknown): string {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text
    : '';
}

async function vote(form: HTMLFormElement): Promise<void> {
  markDone(form);
  const body = new URLSearchParams({ review: idOf(form) });
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  }).catch(() => null);
  if (answer?.ok !== true) {
    // Without script the form shows a more precise message.
    form.submit();
    return;
  }
  storeVote(idOf(form));
  const text = parseAnswer(await answer.json());
  const place = form.querySelector('[data-helpful-text]');
  if (place !== null) place.textContent = `${form.dataset.thanks ?? ''} ${text}`.trim();
}

/** Marks what this browser voted for. */
export function markVoted(): void {
  const stored = readVotes();
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    if (stored.includes(idOf(form))) markDone(form);
  }
}

/** Votes without leaving the page; marks earlier votes. */
export function startHelpful(): void {
  markVoted();
  on('submit', FORM, (form, event) => {
    event.preventDefault();
    const isDone = form.querySelector('[aria-disabled="true"]') !== null;
    if (form instanceof HTMLFormElement && !isDone) void vote(form);
  });
}
