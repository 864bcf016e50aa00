import { isRecord } from '#kernel/is-record.ts';
import { ANIMATIONS } from '#shop/popups/popup.ts';
import type { LeftOuts } from './left-out.ts';
import { isYes, textIn } from './values.ts';

/** A number, also as text or as `{ size }`. */
export function toNumber(value: unknown): unknown {
  if (isRecord(value)) return toNumber(value.size);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? 0 : value;
}

export const toSwitch = (value: unknown): boolean => isYes(value);
export const toList = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);

/** '' is the position that a new popup has. */
export const toPosition = (value: unknown): unknown => (value === '' ? 'inside' : value);

/** The visitor's own clock. */
export const toZone = (value: unknown): unknown => (value === 'visitor' ? 'local' : value);

const BROWSER_NAMES: Readonly<Record<string, string>> = { samsung_internet: 'samsung' };

/** `all`, or a list of browsers; those that no rule knows are noted. */
export function toBrowsers(value: unknown): unknown {
  const names = toList(value);
  return Array.isArray(names) ? names.map((name) => BROWSER_NAMES[String(name)] ?? name) : names;
}

/** Roles of the other site by what they are called here. */
const ROLES: Readonly<Record<string, string>> = {
  administrator: 'owner',
  shop_manager: 'manager',
  editor: 'page-editor',
  author: 'page-editor',
  customer: 'customer',
  subscriber: 'customer',
};

export function toRoles(value: unknown, leftOuts: LeftOuts): unknown {
  const names = toList(value);
  if (!Array.isArray(names)) return names;
  const known = names.flatMap((name) => {
    const role = ROLES[String(name)];
    if (role === undefined) leftOuts.note('value', `roles: ${String(name)}`);
    return role === undefined ? [] : [role];
  });
  return [...new Set(known)];
}

/** Movements by their last word: `slideInUp` comes from below. */
const DIRECTIONS: Readonly<Record<string, (typeof ANIMATIONS)[number]>> = {
  Up: 'slide-up',
  Down: 'slide-down',
  Left: 'slide-start',
  Right: 'slide-end',
};
/** An exit is the entrance of its name played backwards: what came from below goes there again. */
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
