import type { PopupSettings } from '#shop/popups';

/** A popup of the page; its dialog is there while it is shown. */
export type Popup = {
  readonly id: number;
  readonly settings: PopupSettings;
  readonly template: HTMLTemplateElement;
  dialog: HTMLDialogElement | null;
};

/**
 * The popups that the page carries. The server has checked their settings; those of conditions and triggers that are not
 * chosen are not there.
 */
export function readPopups(): Popup[] {
  return [...document.querySelectorAll<HTMLTemplateElement>('template[data-popup]')].map((template) => ({
    id: Number(template.dataset.popup),
    settings: JSON.parse(template.dataset.settings ?? '{}'),
    template,
    dialog: null,
  }));
}
