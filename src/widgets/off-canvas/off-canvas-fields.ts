import { localized, optional } from '../fields/nested.ts';
import { text } from '../fields/text.ts';
import { choice, number, toggle } from '../fields/values.ts';

/** Every setting of an off-canvas panel. Source: spec §2 Widgets; WG-23 */
export const offCanvasFields = {
  /** The panel's title, shown above its content; without one it has a default name for screen readers only. */
  title: optional(localized(text())),
  /** Mirrored in Arabic. */
  side: optional(choice(['end', 'start'])),
  /** Never wider than the window. */
  width: optional(number({ min: 240, max: 1200, unit: 'px', initial: 460 })),
  close_button: optional(toggle(true)),
  close_on_overlay: optional(toggle(true)),
};
