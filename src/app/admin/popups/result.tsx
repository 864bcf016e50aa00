import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Reason } from '#shop/popups/rules/reasons/reason.ts';
import { settingAnchor } from '#shop/popups/rules/reasons/reason.ts';
import { useLanguage } from '#views/language/language.tsx';
import { labelOf } from '#widgets/labels.ts';
import { popupLabels } from '#widgets/popup/popup-labels.ts';
import { Section } from '../parts/forms/section.tsx';
import type { Simulated } from './simulated.ts';

type Found = NonNullable<Simulated['found']>;
type Carried = Found['popups'][number];

/** Sorts shown popups first, in order of display. */
function rankOf({ outcome }: Carried): number {
  return outcome.state === 'shown' ? outcome.order : Number.POSITIVE_INFINITY;
}

function Reasons({ popup: { id, reasons } }: { popup: Carried }) {
  const { t, to, language } = useLanguage();
  const linkTo = ({ values, setting }: Reason) => {
    if (setting === 'ab_test')
      return { to: to(`/admin/ab-tests/${values.test}/`), label: t('popups:panel.abTest') };
    const name = labelOf({ messages: popupLabels }, setting, language) ?? setting;
    return {
      to: `${to(`/admin/templates/${id}/`)}#${settingAnchor(setting)}`,
      label: t('adminPopups:result.change', { setting: name }),
    };
  };
  return reasons.map((reason) => {
    const link = linkTo(reason);
    return (
      <Text key={reason.code} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t(`popups:reasons.${reason.code}`, reason.values)}{' '}
        <Anchor component={Link} to={link.to} underline="always">
          {link.label}
        </Anchor>
      </Text>
    );
  });
}

function PopupOutcome({ popup }: { popup: Carried }) {
  const { t, to } = useLanguage();
  const { id, name, outcome } = popup;
  const isShown = outcome.state === 'shown';
  return (
    <Stack gap={4} component="li">
      <Group gap="xs">
        <Anchor component={Link} to={to(`/admin/templates/${id}/`)} fw={600} underline="always">
          <bdi>{name}</bdi>
        </Anchor>
        <Badge variant="light" color={isShown ? 'green' : 'gray'} className="admin-state">
          {t(`adminPopups:result.${isShown ? 'shown' : 'hidden'}`)}
        </Badge>
      </Group>
      {isShown ? (
        <Text size="sm">
          {t(`popups:shown.${outcome.by}`, { order: outcome.order, seconds: outcome.seconds })}
        </Text>
      ) : (
        <Reasons popup={popup} />
      )}
    </Stack>
  );
}

/** Popups that are not shown on this page. */
function Others({ others }: Pick<Found, 'others'>) {
  const { t, to } = useLanguage();
  if (others.length === 0) return null;
  return (
    <Section title={t('adminPopups:result.others')}>
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {others.map(({ id, name, verdict }) => (
          <li key={id}>
            <Anchor component={Link} to={to(`/admin/templates/${id}/`)} underline="always">
              <bdi>{name}</bdi>
            </Anchor>{' '}
            <Text span size="sm" c="dimmed">
              {t(`adminPopups:result.not.${verdict.reason}`)}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** What the page's popups do on the simulated visit, and why. */
export function Result({ outcome, hasAddress }: { outcome: Found | null; hasAddress: boolean }) {
  const { t } = useLanguage();
  const popups = (outcome?.popups ?? []).toSorted((one, other) => rankOf(one) - rankOf(other) || 0);
  return (
    <Stack gap="md">
      <Section id="result" title={t('adminPopups:result.title')}>
        {outcome === null ? (
          <Text c="dimmed">{t(hasAddress ? 'adminPopups:page.unknown' : 'adminPopups:result.start')}</Text>
        ) : (
          <>
            {popups.length === 0 ? <Text c="dimmed">{t('adminPopups:result.none')}</Text> : null}
            <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {popups.map((popup) => (
                <PopupOutcome key={popup.id} popup={popup} />
              ))}
            </Stack>
            <div>
              <Button component="a" href={outcome.href} variant="default">
                {t('adminPopups:result.open')}
              </Button>
              <Text size="sm" c="dimmed" mt={4}>
                {t('adminPopups:result.openHelp')}
              </Text>
            </div>
          </>
        )}
      </Section>
      {outcome === null ? null : <Others others={outcome.others} />}
    </Stack>
  );
}
