import { LANGUAGES } from '#kernel/language.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import type { ResolvedOf, ValuesOf } from '../fields/field.ts';
import { optional, perDevice } from '../fields/nested.ts';
import { text } from '../fields/text.ts';
import { colour, spacing } from '../fields/tokens.ts';
import { choice, several, toggle } from '../fields/values.ts';
import { blockLink } from './block-link.ts';

/** A letter or underscore, then word characters or dashes; '' for none. Source: LA-09 */
const ANCHOR = /^(?:[A-Za-z_][\w-]*)?$/;
export const CLASS_NAMES = /^(?:[A-Za-z_][\w-]*(?: [A-Za-z_][\w-]*)*)?$/;

/** Settings that every widget has, besides its own. */
export const commonFields = {
  anchor: optional(text({ pattern: ANCHOR })),
  className: optional(text({ pattern: CLASS_NAMES })),
  spaceBefore: optional(perDevice(spacing())),
  spaceAfter: optional(perDevice(spacing())),
  width: optional(choice(['page', 'text'])),
  background: optional(colour()),
  hideOn: optional(several(DEVICE_MODES)),
  hideIn: optional(several(LANGUAGES)),
  stickyOn: optional(several(DEVICE_MODES)),
  /** Rises into view as the visitor scrolls to it; never with reduced motion. */
  entrance: optional(toggle(true)),
  /** Over the whole block, below the links and controls in it. */
  link: optional(blockLink()),
};

export type CommonValues = ValuesOf<typeof commonFields>;
export type ResolvedCommon = ResolvedOf<typeof commonFields>;
