import { settingsParser } from '../fields/parse-settings.ts';
import { offCanvasFields } from './off-canvas-fields.ts';

/** The settings of an off-canvas panel with those that were not stored, or the paths of those that are wrong. */
export const parseOffCanvas = settingsParser(offCanvasFields);
