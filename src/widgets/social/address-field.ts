import type { Field } from '../fields/field.ts';
import { text } from '../fields/text.ts';
import type { SocialKind } from './network.ts';
import { findSocial } from './networks.ts';

const ADDRESS_MAX = 2000;

/** Why an address is refused: no network shows this there. */
export type SocialRule = `social-${SocialKind}`;

/** The address of embeddable content of a network; '' for none. */
export function socialAddress(kind: SocialKind): Field<string> {
  const plain = text({ maxLength: ADDRESS_MAX });
  const rule: SocialRule = `social-${kind}`;
  const schema = plain.schema.superRefine((address, { addIssue }) => {
    if (address !== '' && findSocial(kind, address) === null) addIssue({ code: 'custom', params: { rule } });
  });
  return { ...plain, schema };
}
