import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DesignRefusal } from '../refusals.ts';
import { isHexColour, shownRatio } from './contrast.ts';
import { measurePairs } from './pairs.ts';
import {
  changesIn,
  type DesignChanges,
  isTokenName,
  TOKENS,
  type Token,
  type TokenName,
  withChanges,
} from './tokens.ts';
import { isFontKey } from './uploaded-fonts.ts';

const SHORT_HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/;

/**
 * A typed colour in stored form.
 *
 * @returns `#rrggbb` in lower case for three or six digits with or without `#`; other texts unchanged
 */
export function normaliseColour(typed: string): string {
  const [, digits] = SHORT_HEX.exec(typed.trim().toLowerCase()) ?? [];
  if (digits === undefined) return typed;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Accepts any font key; whether the font exists is checked when the design is saved and printed. */
function mayBe({ choices, script }: Token & { kind: 'choice' }, typed: string): boolean {
  return choices.includes(typed) || (script !== undefined && isFontKey(typed));
}

const parsers: Readonly<Record<Token['kind'], (token: Token, typed: unknown) => string | number | null>> = {
  colour: (_token, typed) => {
    const hex = typeof typed === 'string' ? normaliseColour(typed) : '';
    return isHexColour(hex) ? hex : null;
  },
  size: (token, typed) =>
    token.kind === 'size' &&
    Number.isInteger(typed) &&
    Number(typed) >= token.min &&
    Number(typed) <= token.max
      ? Number(typed)
      : null,
  choice: (token, typed) =>
    token.kind === 'choice' && typeof typed === 'string' && mayBe(token, typed) ? typed : null,
};

/** @returns null for a value that the token cannot have */
export function parseToken(name: TokenName, typed: unknown): string | number | null {
  const token: Token = TOKENS[name];
  return parsers[token.kind](token, typed);
}

/**
 * Parses a typed design: known tokens, values within bounds, readable contrast.
 *
 * @param typed values by token; missing ones keep the shipped value
 * @returns the differences from the shipped design; refuses `design.unknown-token`, `design.wrong-value`,
 *   `design.low-contrast` with the first pair that fails
 */
export function parseDesign(typed: Readonly<Record<string, unknown>>): Outcome<DesignChanges, DesignRefusal> {
  const read: Partial<Record<TokenName, string | number>> = {};
  for (const [name, value] of Object.entries(typed)) {
    if (!isTokenName(name)) return refuse({ code: 'design.unknown-token', token: name });
    const parsed = parseToken(name, value);
    if (parsed === null) return refuse({ code: 'design.wrong-value', token: name });
    read[name] = parsed;
  }
  const failed = measurePairs(withChanges(read)).find(({ passes }) => !passes);
  if (failed === undefined) return done(changesIn(read));
  const { token, ground, ratio, needed } = failed;
  return refuse({ code: 'design.low-contrast', token, ground, ratio: shownRatio(ratio), needed });
}

/** Reads a stored design; values of other versions that are not known here are dropped. */
export function readDesign(stored: Readonly<Record<string, unknown>>): DesignChanges {
  const read = Object.entries(stored).flatMap(([name, value]) => {
    const parsed = isTokenName(name) ? parseToken(name, value) : null;
    return parsed === null ? [] : [[name, parsed] as const];
  });
  return changesIn(Object.fromEntries(read));
}
