import { parseRights, withRequired } from './custom-roles.ts';
import { RIGHTS, type Right } from './rights.ts';

/** Rights that no key has: a stolen one must not make others, or people. */
export const RIGHTS_DENIED_TO_KEYS: readonly Right[] = ['staff.change', 'api-keys.change'];

/** Rights that a key can have. */
export const KEY_RIGHTS: readonly Right[] = RIGHTS.filter((right) => !RIGHTS_DENIED_TO_KEYS.includes(right));

/** @returns what was chosen for a key with all that it needs, without what no key has */
export function rightsOfNewKey(chosen: readonly Right[]): Right[] {
  return withRequired(chosen).filter((right) => KEY_RIGHTS.includes(right));
}

/** The current rights of a key: its chosen rights that its maker still has. */
export function effectiveRights(stored: readonly string[], owner: readonly Right[]): Right[] {
  return parseRights(stored).filter((right) => KEY_RIGHTS.includes(right) && owner.includes(right));
}

const SHAPE = /^jamra_[\w-]{43}$/;

/** Whether a text has the form of a key; other texts are not looked up. */
export function isApiKeyText(text: string): boolean {
  return SHAPE.test(text);
}
