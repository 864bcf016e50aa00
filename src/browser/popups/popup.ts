import type { CarriedAbTest, PopupSettings } from '#shop/popups';
import { parseAbTest } from '#shop/popups/rules/conditions/ab-test.ts';

/** A popup of the page; its dialog is there while it is shown. */
export type Popup = {
  readonly id: number;
  readonly settings: PopupSettings;
  /** Null for a popup that is in none. */
  readonly abTest: CarriedAbTest | null;
  readonly template: HTMLTemplateElement;
  dialog: HTMLDialogElement | null;
};

/** The popups that the page carries. The server has checked their settings. */
export function readPopups(): Popup[] {
  return [...document.querySelectorAll<HTMLTemplateElement>('template[data-popup]')].map((template) => ({
    id: Number(template.dataset.popup),
    settings: JSON.parse(template.dataset.settings ?? '{}'),
    abTest: parseAbTest(template.dataset.abTest ?? ''),
    template,
    dialog: null,
  }));
}
