/** How long after a dialog opens its first control gets the focus. Source: spec §9 Popups; PL-10 */
export const MODAL_FOCUS_DELAY_MS = 100;
