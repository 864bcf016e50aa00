import type { Fields } from '../visitor.ts';

/** A card as it was typed on the bank's page; it goes no further than the rule that reads it. */
export function typedCard(fields: Fields) {
  return {
    number: fields.get('card_number') ?? '',
    expires: fields.get('card_expires') ?? '',
    code: fields.get('card_code') ?? '',
  };
}
