import { settingsParser } from '../fields/parse-settings.ts';
import { offCanvasFields } from './off-canvas-fields.ts';

/** Parses the settings of an off-canvas panel and fills in missing ones; returns the paths of invalid ones. */
export const parseOffCanvas = settingsParser(offCanvasFields);
