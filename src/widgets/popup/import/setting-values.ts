import { findEntry } from '#kernel/find-entry.ts';
import { isRecord } from '#kernel/is-record.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { ANIMATIONS, BROWSERS, SOURCES } from '#shop/popups/popup.ts';
import type { LeftOuts } from './left-out.ts';
import { isYes, textIn } from './values.ts';

/** A number, also as text or as `{ size }`. */
export function toNumber(value: unknown): unknown {
  if (isRecord(value)) return toNumber(value.size);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? 0 : value;
}

export const toSwitch = (value: unknown): boolean => isYes(value);

/** '' is the position that a new popup has. */
export const toPosition = (value: unknown): unknown => (value === '' ? 'inside' : value);

/** The visitor's own clock. */
export const toZone = (value: unknown): unknown => (value === 'visitor' ? 'local' : value);

const SHOWN_MAX = 120;

/** Converts a list of names of the other site to values of a setting; unknown names are noted. */
function membersOf(names: Readonly<Record<string, string>>) {
  return (value: unknown, leftOuts: LeftOuts, setting: string): string[] => {
    const values = Array.isArray(value) ? value : [value];
    const members = values.flatMap((one: unknown) => {
      const member = findEntry(names, textIn(one));
      if (member !== null) return [member];
      const shown = textIn(one) || JSON.stringify(one);
      leftOuts.note('value', `${setting}: ${shown}`.slice(0, SHOWN_MAX));
      return [];
    });
    return [...new Set(members)];
  };
}

const sameNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const toSources = membersOf(sameNames(SOURCES));
export const toDevices = membersOf(sameNames(DEVICE_MODES));
/** `all`, or a list of browsers. */
export const toBrowsers = membersOf({ ...sameNames(BROWSERS), samsung_internet: 'samsung' });
export const toRoles = membersOf({
  administrator: 'owner',
  shop_manager: 'manager',
  editor: 'page-editor',
  author: 'page-editor',
  customer: 'customer',
  subscriber: 'customer',
});

/** Movements by their last word: `slideInUp` comes from below. */
const DIRECTIONS: Readonly<Record<string, (typeof ANIMATIONS)[number]>> = {
  Up: 'slide-up',
  Down: 'slide-down',
  Left: 'slide-start',
  Right: 'slide-end',
};
/** An exit animation reverses the entrance of the same name: an element that came from below leaves downwards. */
const BACKWARDS: Readonly<Record<string, (typeof ANIMATIONS)[number]>> = {
  Up: 'slide-down',
  Down: 'slide-up',
  Left: 'slide-start',
  Right: 'slide-end',
};
const NAMED = /^(fade|slide|zoom)(In|Out)?(Up|Down|Left|Right)?$/;

/** One of the shop's animations; one that it does not have becomes a fade, and is noted. */
export function toAnimation(value: unknown, leftOuts: LeftOuts, setting: string): unknown {
  const name = textIn(value);
  if (name === '' || name === 'none') return 'none';
  if (ANIMATIONS.some((one) => one === name)) return name;
  const [, kind, side, direction = ''] = NAMED.exec(name) ?? [];
  if (kind === undefined) {
    leftOuts.note('value', `${setting}: ${name}`);
    return 'fade';
  }
  if (direction === '') return kind === 'slide' ? 'slide-up' : kind;
  const isBackwards = setting === 'exit_animation' && side !== 'Out';
  return (isBackwards ? BACKWARDS : DIRECTIONS)[direction];
}
