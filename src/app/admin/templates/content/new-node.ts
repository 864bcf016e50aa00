import type { AnyWidget } from '#widgets/declaration.ts';
import { type Fields, initialOf, type ValuesOf } from '#widgets/fields/field.ts';
import { schemaOf } from '#widgets/fields/nested.ts';
import type { StoredNode } from '#widgets/tree/node.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const ID_LENGTH = 8;

function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))];
  return bytes
    .map((byte, at) => {
      const from = at === 0 ? LETTERS : LETTERS_AND_DIGITS;
      return from.charAt(byte % from.length);
    })
    .join('');
}

/** @returns a generator of unused ids: letters and digits, starting with a letter */
export function nodeIdsBeside(nodes: readonly StoredNode[]): () => string {
  const taken = new Set(nodes.map(({ id }) => id));
  return () => {
    let id = randomId();
    while (taken.has(id)) id = randomId();
    taken.add(id);
    return id;
  };
}

/** A new entry of a list, with a unique key. */
export function newEntry(of: Fields): ValuesOf<Fields> {
  const keys = Object.entries(of).filter(([, { control }]) => control.type === 'key');
  return {
    ...structuredClone(initialOf(of)),
    ...Object.fromEntries(keys.map(([name]) => [name, randomId()])),
  };
}

/** A new node of a widget, with the sample settings if the initial ones are invalid. */
export function newNode({ name, version, fields, sample, slots = {} }: AnyWidget, id: string): StoredNode {
  const declared: Fields = fields;
  const initial = initialOf(declared);
  const isValid = schemaOf(declared).safeParse(initial).success;
  return {
    id,
    widget: name,
    version,
    settings: structuredClone(isValid ? initial : sample),
    common: {},
    slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, []])),
  };
}
