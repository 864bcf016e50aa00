import { Button, CopyButton, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addressIn } from '#kernel/language.ts';
import { PRIVATE_LINK } from '#shop/coming-soon/rules/private-link.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmDialog } from '../parts/confirm.tsx';
import { Section } from '../parts/forms/section.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

const DAYS = { initial: 7, min: 1, max: 90 };

type Made = Readonly<{ url: string; until: Date }>;

function useLinks() {
  const { t, language } = useLanguage();
  const { queryAction, runAction, isBusy, words: refused } = useAction();
  const [made, setMade] = useState<Made | null>(null);
  const [announcement, setAnnouncement] = useState('');
  return {
    ...{ made, announcement, refused, isBusy },
    make: async (days: number) => {
      const answer = await queryAction('coming-soon.make-link', { days });
      setAnnouncement('');
      if (!answer.ok) return;
      const url = new URL(addressIn(language, '/'), window.location.origin);
      url.searchParams.set(PRIVATE_LINK, answer.value.text);
      setMade({ url: url.href, until: new Date(answer.value.until) });
    },
    turnOff: async () => {
      const answer = await runAction('coming-soon.turn-off-links', {});
      if (!answer.ok) return;
      setMade(null);
      setAnnouncement(t('adminComingSoon:links.turnedOff'));
    },
  };
}

/** Links that open the closed shop to anyone who has them. */
export function PrivateLinks() {
  const { t, language } = useLanguage();
  const { made, announcement, refused, isBusy, make, turnOff } = useLinks();
  const [days, setDays] = useState<number>(DAYS.initial);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={t('adminComingSoon:links.title')} lead={t('adminComingSoon:links.text')}>
      <ErrorAlert words={refused} />
      <Group align="end">
        <NumberInput
          label={t('adminComingSoon:links.days')}
          value={days}
          min={DAYS.min}
          max={DAYS.max}
          clampBehavior="strict"
          onChange={(value) => setDays(Number(value) || DAYS.initial)}
        />
        <Button loading={isBusy} onClick={() => void make(days)}>
          {t('adminComingSoon:links.make')}
        </Button>
      </Group>
      {made === null ? null : (
        <Group align="end">
          <TextInput
            label={t('adminComingSoon:links.label')}
            description={t('adminComingSoon:links.expires', { at: formatMoment(made.until, language) })}
            value={made.url}
            readOnly
            dir="ltr"
            style={{ flex: '1 1 16rem' }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={made.url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'admin:copied' : 'admin:copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('adminComingSoon:links.turnOff')}
        </Button>
        <Text size="sm" fw={600} role="status">
          {announcement}
        </Text>
      </Group>
      <ConfirmDialog
        label={t('adminComingSoon:links.turnOff')}
        title={t('adminComingSoon:links.turnOffTitle')}
        text={t('adminComingSoon:links.turnOffText')}
        onConfirm={turnOff}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
