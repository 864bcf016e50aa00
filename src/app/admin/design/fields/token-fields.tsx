import { Accordion, Badge } from '@mantine/core';
import type { MeasuredPair } from '#shop/design/rules/pairs.ts';
import {
  type Design,
  TOKEN_GROUPS,
  TOKEN_NAMES,
  TOKENS,
  type TokenGroup,
  type TokenName,
} from '#shop/design/rules/tokens.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { DesignValues } from '../design-form.ts';
import { ColourField } from './colour-field.tsx';
import { ValueField } from './value-field.tsx';

type FieldsProps = Readonly<{
  values: DesignValues;
  /** The current values, valid ones only; others are as shipped. */
  design: Design;
  pairs: readonly MeasuredPair[];
  onChange: (name: TokenName, value: string | number) => void;
}>;

const namesIn = (group: TokenGroup) => TOKEN_NAMES.filter((name) => TOKENS[name].group === group);

function GroupFields({ group, values, onChange, ...colours }: FieldsProps & { group: TokenGroup }) {
  return namesIn(group).map((name) => {
    const field = { name, onChange: (value: string | number) => onChange(name, value) };
    return TOKENS[name].kind === 'colour' ? (
      <ColourField key={name} {...field} {...colours} value={String(values[name])} />
    ) : (
      <ValueField key={name} {...field} value={values[name]} />
    );
  });
}

/** Fields for all tokens by group; each group shows how many of its colours fail. */
export function TokenFields(props: FieldsProps) {
  const { t } = useLanguage();
  const failedIn = (group: TokenGroup) =>
    props.pairs.filter(({ token, passes }) => !passes && TOKENS[token].group === group).length;
  return (
    <Accordion multiple variant="contained" defaultValue={['page']} keepMounted={false} order={2}>
      {TOKEN_GROUPS.map((group) => (
        <Accordion.Item key={group} value={group}>
          <Accordion.Control>
            {t(`adminDesign:groups.${group}`)}{' '}
            {failedIn(group) === 0 ? null : (
              <Badge color="red" variant="light">
                {failedIn(group)}
              </Badge>
            )}
          </Accordion.Control>
          <Accordion.Panel>
            <div className="design-fields">
              <GroupFields {...props} group={group} />
            </div>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
