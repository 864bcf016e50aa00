import { z } from 'zod';
import type { Field } from './field.ts';

const KEY = /^[a-z0-9-]{1,40}$/;
/** Of a list's new entry, until it has its own. */
const NO_KEY = '';

/** What other settings of the widget name an entry of a list by. The editor makes it, and it stays when the entry moves. */
export function key(): Field<string> {
  return { control: { type: 'key' }, schema: z.string().regex(KEY), initial: NO_KEY };
}

/**
 * A reference to an entry of lists of the same widget, by its key; '': none. The widget checks that the entry exists.
 *
 * @param lists the settings
 */
export function entryOf(...lists: readonly string[]): Field<string> {
  return {
    control: { type: 'entry', lists },
    schema: z.union([z.literal(NO_KEY), z.string().regex(KEY)]),
    initial: NO_KEY,
  };
}
