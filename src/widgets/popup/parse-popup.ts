import { settingsParser } from '../fields/parse-settings.ts';
import { popupFields } from './popup-fields.ts';

/** The settings of a popup with those that were not stored, or the paths of those that are wrong. */
export const parsePopup = settingsParser(popupFields);
