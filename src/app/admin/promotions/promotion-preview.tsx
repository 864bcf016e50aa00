import { Badge, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { refusalFacts } from '#views/refusal/refusal-facts.ts';
import { Amount } from '../parts/amount.tsx';

type PromotionTrial = ValueOf<'promotions.try'>;
type Each = PromotionTrial['each'][number];
type Refusal = NonNullable<Each['refusal']>;

/** Converts the dates of a JSON response, which are strings. */
function revived(refusal: Refusal): Refusal {
  if (refusal.code === 'promotions.not-yet') return { ...refusal, startsAt: new Date(refusal.startsAt) };
  if (refusal.code === 'promotions.expired') return { ...refusal, endsAt: new Date(refusal.endsAt) };
  return refusal;
}

function useSentence() {
  const { t, language } = useLanguage();
  return (refusal: Refusal) => t(refusalKey(refusal.code), refusalFacts(revived(refusal), language));
}

function Does({ one }: { one: Each }) {
  const { t } = useLanguage();
  const sentence = useSentence();
  if (one.refusal !== null) return <Text size="sm">{sentence(one.refusal)}</Text>;
  return (
    <Text size="sm">
      {one.amountMinor > 0 ? (
        <>
          {t('adminPromotions:takesOff')} <Amount minor={one.amountMinor} />
        </>
      ) : null}
      {one.amountMinor > 0 && one.freesDelivery ? ' · ' : null}
      {one.freesDelivery ? t('adminPromotions:kinds.none') : null}
    </Text>
  );
}

function Some({ title, all }: { title: string; all: readonly Each[] }) {
  const { t, language } = useLanguage();
  if (all.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h5" mb="sm">
        {title}
      </Title>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {all.map((one) => (
          <li key={one.id}>
            <Group gap="xs">
              <Text fw={600}>
                <bdi>{inLanguage(one.title, language)}</bdi>
              </Text>
              <Text size="sm" c="dimmed">
                <bdi>{one.code.toUpperCase()}</bdi>
              </Text>
              <Badge color={one.refusal === null ? 'green' : 'gray'} variant="light">
                {t(one.refusal === null ? 'adminPromotions:acts' : 'adminPromotions:actsNot')}
              </Badge>
            </Group>
            <Does one={one} />
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

function Sums({ preview }: { preview: PromotionTrial }) {
  const { t, language } = useLanguage();
  const sums = [
    ['subtotal', preview.subtotalMinor],
    ['discount', -preview.discountMinor],
    ['total', preview.totalMinor],
  ] as const;
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h5" mb="sm">
        {t('adminPromotions:sums')}
      </Title>
      {sums.map(([name, minor]) => (
        <Group key={name} justify="space-between">
          <Text>{t(`adminPromotions:${name}`)}</Text>
          <Amount minor={minor} />
        </Group>
      ))}
      {preview.delivery.length === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('adminPromotions:noDelivery')}
        </Text>
      ) : (
        <List size="sm" mt="xs">
          {preview.delivery.map(({ id, title, costMinor }) => (
            <List.Item key={id}>
              {inLanguage(title, language)}: <Amount minor={costMinor} />
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}

/** The result of the test: totals, the codes that were entered, and all other promotions. */
export function PromotionPreview({ preview }: { preview: PromotionTrial }) {
  const { t } = useLanguage();
  const sentence = useSentence();
  return (
    <Stack>
      {preview.refused.map(({ code, refusal }) => (
        <Text key={code} c="red">
          {sentence(refusal)}
        </Text>
      ))}
      <Sums preview={preview} />
      <Some title={t('adminPromotions:asked')} all={preview.each.filter(({ isAsked }) => isAsked)} />
      <Some title={t('adminPromotions:others')} all={preview.each.filter(({ isAsked }) => !isAsked)} />
    </Stack>
  );
}
