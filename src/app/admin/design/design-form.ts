import { type DesignChanges, TOKENS, type TokenName, withChanges } from '#shop/design/rules/tokens.ts';

/** What stands in the fields, by token; a size field that was emptied holds an empty text. */
export type DesignValues = Record<TokenName, string | number>;

/** What is sent of the fields: everything that is not as shipped, whether it may be or not. */
export function toSent(values: DesignValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== TOKENS[name as TokenName].shipped),
  );
}

export function toValues(changes: DesignChanges): DesignValues {
  return { ...withChanges(changes) };
}
