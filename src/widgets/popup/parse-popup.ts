import { settingsParser } from '../fields/parse-settings.ts';
import { popupFields } from './popup-fields.ts';

/** Parses the settings of a popup and fills in missing ones; returns the paths of invalid ones. */
export const parsePopup = settingsParser(popupFields);
