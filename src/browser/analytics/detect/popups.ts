import { emit } from '../emit.ts';

/** Popups that were shown. */
export function heedPopup(event: Event): void {
  if (event.type !== 'elementor/popup/show') return;
  const id = (event as CustomEvent<{ id?: unknown } | null>).detail?.id;
  emit('popup_view', { popup_id: String(id ?? '') });
}
