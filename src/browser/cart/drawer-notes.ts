import { attempt } from '../page/attempt.ts';
import { announce } from './announce.ts';

/** What a note in the drawer is about; a newer one takes the place of the last of its kind. */
export type NoteKind = 'kept' | 'settled' | 'refused';

/** A refusal is said until it was seen, also on the next page. */
const UNSEEN = 'jamra_refused';
const LOOKS: Readonly<Record<NoteKind, string>> = {
  kept: 'j-notice--warn',
  settled: 'j-notice--ok',
  refused: 'j-notice--bad',
};

function findDrawer(): HTMLDialogElement | null {
  const drawer = document.getElementById('cart-drawer');
  return drawer instanceof HTMLDialogElement ? drawer : null;
}

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

/** Says something in the drawer, where it stays to be read, and to screen readers. */
export function showNote(kind: NoteKind, sentences: readonly string[]): void {
  put(kind, sentences);
  announce(sentences.join(' '));
  if (kind !== 'refused' || findDrawer()?.open) return;
  attempt(() => sessionStorage.setItem(UNSEEN, JSON.stringify(sentences)), undefined);
}

function unseen(): string[] {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(UNSEEN) ?? '[]') as unknown, []);
  return Array.isArray(kept) ? kept.filter((sentence) => typeof sentence === 'string') : [];
}

/** Notes stay until the drawer closes, but for what is still so; refusals nobody saw come again on the next page. */
export function startDrawerNotes(): void {
  const before = unseen();
  if (before.length > 0) put('refused', before);
  findDrawer()?.addEventListener('close', () => {
    hideNote('settled');
    hideNote('refused');
    attempt(() => sessionStorage.removeItem(UNSEEN), undefined);
  });
}
