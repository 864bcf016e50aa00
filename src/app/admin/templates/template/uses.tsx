import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';

/** Where a saved section is used. */
export function Uses({ uses }: Pick<ValueOf<'templates.open'>, 'uses'>) {
  const { t, to, language } = useLanguage();
  return (
    <Section title={t('adminTemplates:uses.title')}>
      {uses.length === 0 ? <Text size="sm">{t('adminTemplates:uses.none')}</Text> : null}
      <List size="sm">
        {uses.map(({ kind, id, name }) => (
          <List.Item key={`${kind}-${id}`}>
            {t(`adminTemplates:uses.${kind}`)}:{' '}
            {kind === 'template' ? (
              <Anchor component={Link} to={to(`/admin/templates/${id}/`)} underline="always">
                {inLanguage(name, language)}
              </Anchor>
            ) : (
              inLanguage(name, language)
            )}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
