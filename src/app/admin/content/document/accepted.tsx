import { Anchor, List, Text } from '@mantine/core';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import type { Beside } from './editing.ts';

/** The versions of a text that shoppers accepted; each stays readable. Source: CO-09 */
export function Accepted({ path, accepted }: { path: string; accepted: Beside['accepted'] }) {
  const { t, to, language } = useLanguage();
  if (accepted.length === 0) return null;
  return (
    <Section title={t('adminContent:accepted.title')} lead={t('adminContent:accepted.lead')}>
      <List size="sm" listStyleType="none">
        {accepted.map(({ version, keptAt }) => (
          <List.Item key={version}>
            <Anchor href={to(`${path}${version}/`)} target="_blank" size="sm" underline="always">
              <bdi>{version}</bdi>
            </Anchor>{' '}
            <Text span size="xs" c="dimmed">
              {t('adminContent:accepted.since', { day: formatMoment(keptAt, language) })}
            </Text>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
