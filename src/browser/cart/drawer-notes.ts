import { findDrawer } from '../drawer/drawer.ts';
import { attempt } from '../page/attempt.ts';
import { announce } from './announce.ts';

/** The kind of a note in the drawer; a new note replaces the previous one of its kind. */
export type NoteKind = 'kept' | 'settled' | 'refused';

/** A refusal is stored until it was displayed, also across pages. */
const UNSEEN = 'jamra_refused';
const LOOKS: Readonly<Record<NoteKind, string>> = {
  kept: 'j-notice--warn',
  settled: 'j-notice--ok',
  refused: 'j-notice--bad',
};

function noteOf(kind: NoteKind): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-drawer-note="${kind}"]`);
}

export function hideNote(kind: NoteKind): void {
  noteOf(kind)?.remove();
}

function put(kind: NoteKind, sentences: readonly string[]): void {
  hideNote(kind);
  const note = document.createElement('div');
  note.className = `j-notice ${LOOKS[kind]} j-drawer__note`;
  note.dataset.drawerNote = kind;
  const words = document.createElement('div');
  for (const sentence of sentences) {
    const line = document.createElement('p');
    line.textContent = sentence;
    words.append(line);
  }
  note.append(words);
  findDrawer()?.querySelector('.j-drawer__head')?.after(note);
}

/** Shows a note in the drawer and announces it to screen readers. */
export function showNote(kind: NoteKind, sentences: readonly string[]): void {
  put(kind, sentences);
  announce(sentences.join(' '));
  if (kind !== 'refused' || findDrawer()?.open) return;
  attempt(() => sessionStorage.setItem(UNSEEN, JSON.stringify(sentences)), undefined);
}

function unseen(): string[] {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(UNSEEN) ?? '[]') as unknown, []);
  return Array.isArray(stored) ? stored.filter((sentence) => typeof sentence === 'string') : [];
}

/**
 * Removes notes when the drawer closes, except those that still apply; undisplayed refusals appear again on the
 * next page.
 */
export function startDrawerNotes(): void {
  const before = unseen();
  if (before.length > 0) put('refused', before);
  findDrawer()?.addEventListener('close', () => {
    hideNote('settled');
    hideNote('refused');
    attempt(() => sessionStorage.removeItem(UNSEEN), undefined);
  });
}
