import { Checkbox, Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { RIGHT_GROUPS, type RightGroup, withoutRight, withRequired } from '#shop/staff/rules/custom-roles.ts';
import type { Right } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';

const GROUPS = Object.keys(RIGHT_GROUPS) as RightGroup[];

/** Checkboxes of rights by subject; choosing a right also chooses those that it depends on. */
export function RightBoxes({
  rights,
  offered,
  isReadOnly = false,
  onChange,
}: {
  rights: readonly Right[];
  /** The rights that the member may grant. */
  offered: readonly Right[];
  isReadOnly?: boolean;
  onChange: (rights: Right[]) => void;
}) {
  const { t } = useLanguage();
  const shown = GROUPS.map((group) => ({
    group,
    its: RIGHT_GROUPS[group].filter((right) => offered.includes(right) || rights.includes(right)),
  })).filter(({ its }) => its.length > 0);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {shown.map(({ group, its }) => (
        <Fieldset key={group} legend={t(`adminStaff:rights.groups.${group}`)}>
          <Stack gap="xs">
            {its.map((right) => (
              <Checkbox
                key={right}
                label={t(`adminStaff:rights.${right}`)}
                checked={rights.includes(right)}
                disabled={isReadOnly || !offered.includes(right)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked
                      ? withRequired([...rights, right])
                      : withoutRight(rights, right),
                  )
                }
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
    </SimpleGrid>
  );
}
