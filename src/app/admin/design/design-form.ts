import { type DesignChanges, TOKENS, type TokenName, withChanges } from '#shop/design/rules/tokens.ts';

/** The form values by token; an emptied size field is an empty string. */
export type DesignValues = Record<TokenName, string | number>;

/** All values that differ from the shipped design, valid or not. */
export function toSent(values: DesignValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== TOKENS[name as TokenName].shipped),
  );
}

export function toValues(changes: DesignChanges): DesignValues {
  return { ...withChanges(changes) };
}
