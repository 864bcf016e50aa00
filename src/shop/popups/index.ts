/** Settings of a popup, and the facts of a visit. */
export type { AbVariant, CarriedAbTest, CartFacts, PopupFacts, PopupSettings } from './popup.ts';
/** Whether a popup may show, and what keeps it from showing. */
export { type PopupVerdict, popupVerdict } from './rules/popup-verdict.ts';
