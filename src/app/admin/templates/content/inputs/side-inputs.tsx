import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ControlOf, GroupInputProps } from './input-props.ts';
import { recordOf, withValue } from './read-value.ts';

/** Texts whose inputs need the whole width. */
const WIDE: readonly string[] = ['rich-text', 'html'];
const LARGEST_FIRST = DEVICE_MODES.toReversed();

function Sides({ error, isWide, children }: { error: string | null; isWide: boolean; children: ReactNode }) {
  return (
    <Stack gap={6}>
      {isWide ? (
        <Stack gap="sm">{children}</Stack>
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {children}
        </SimpleGrid>
      )}
      {error === null ? null : (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** A text in both languages; English is the fallback of an empty Arabic text. */
export function LocalizedInput(props: GroupInputProps & Readonly<{ control: ControlOf<'localized'> }>) {
  const { control, label, name, path, value, onChange, error, Field } = props;
  const { t } = useLanguage();
  const texts = recordOf(value);
  return (
    <Sides error={error} isWide={WIDE.includes(control.of.control.type)}>
      {LANGUAGES.map((side) => (
        <Field
          key={side}
          field={control.of}
          name={name}
          path={`${path}.${side}`}
          label={`${label} · ${t(`admin:languages.${side}`)}`}
          side={side}
          value={texts[side] ?? ''}
          onChange={(text) =>
            onChange(withValue(texts, side, side === 'ar' && text === '' ? undefined : text))
          }
        />
      ))}
    </Sides>
  );
}

/** A value per device; an empty one inherits that of the next larger device. */
export function PerDeviceInput(props: GroupInputProps & Readonly<{ control: ControlOf<'per-device'> }>) {
  const { control, label, name, path, value, onChange, error, Field } = props;
  const { t } = useLanguage();
  const values = recordOf(value);
  return (
    <Stack gap={6}>
      <Group grow align="flex-start" gap="sm" wrap="wrap" preventGrowOverflow={false}>
        {LARGEST_FIRST.map((device, at) => {
          const larger = LARGEST_FIRST[at - 1];
          return (
            <div key={device} style={{ minInlineSize: 'min(10rem, 100%)' }}>
              <Field
                field={control.of}
                name={name}
                path={`${path}.${device}`}
                label={`${label} · ${t(`adminTemplates:content.devices.${device}`)}`}
                value={values[device]}
                onChange={(next) => onChange(withValue(values, device, next))}
                {...(larger === undefined ? {} : { follows: t(`adminTemplates:content.follows.${larger}`) })}
              />
            </div>
          );
        })}
      </Group>
      {error === null ? null : (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
    </Stack>
  );
}
