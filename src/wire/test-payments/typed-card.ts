import type { Fields } from '../visitor.ts';

/** The card as entered; only the parser gets it. */
export function typedCard(fields: Fields) {
  return {
    number: fields.get('card_number') ?? '',
    expires: fields.get('card_expires') ?? '',
    code: fields.get('card_code') ?? '',
  };
}
