import { ActionIcon, Alert, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/delivery';
import { DeliveryLoad } from './load.tsx';
import { NotServed } from './not-served.tsx';
import { TryDelivery } from './try-delivery.tsx';
import { useDeliveryWords } from './use-facts.ts';
import { movedBy } from './zone-draft.ts';
import { ZoneSummary } from './zone-summary.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'delivery.list', {});
}

type Listed = ValueOf<'delivery.list'>['zones'][number];

type CardProps = {
  zone: Listed;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => Promise<void>;
};

function ZoneCard({ zone, isFirst, isLast, onMove, onRemove }: CardProps) {
  const { t, to } = useLanguage();
  const words = useDeliveryWords();
  const name = words.named(zone.name);
  const moves = [
    { by: -1, icon: 'arrow-up', label: 'deskDelivery:earlier', isOff: isFirst },
    { by: 1, icon: 'arrow-down', label: 'deskDelivery:later', isOff: isLast },
  ] as const;
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Group justify="space-between" align="flex-start" mb="xs">
        <Title order={2} size="h4">
          <bdi>{name}</bdi>
        </Title>
        <Group gap="xs">
          {moves.map(({ by, icon, label, isOff }) => (
            <ActionIcon
              key={by}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(label, { name })}
              disabled={isOff}
              onClick={() => onMove(by)}
            >
              <DeskIcon name={icon} />
            </ActionIcon>
          ))}
          <Button
            component={Link}
            variant="default"
            to={to(`/admin/delivery/${zone.id}/`)}
            aria-label={t('deskDelivery:editOne', { name })}
          >
            {t('deskDelivery:edit')}
          </Button>
          <ConfirmButton
            label={t('deskDelivery:remove')}
            title={t('deskDelivery:removeTitle', { name })}
            text={t('deskDelivery:removeText', { emirates: words.emirates(zone.emirates) })}
            onConfirm={onRemove}
          />
        </Group>
      </Group>
      <ZoneSummary zone={zone} />
    </Paper>
  );
}

/** Where the shop delivers to, in which ways, at what price and when. Source: BO-01, CO-05 */
export default function Delivery() {
  const { t, to } = useLanguage();
  const { zones, unserved, load } = useLoaderData<typeof loader>();
  const { act } = useAct();
  const [words, setWords] = useState<string | null>(null);
  const say = (answer: { ok: true } | { ok: false; words: string }) =>
    setWords(answer.ok ? null : answer.words);
  const add = (
    <Button component={Link} to={to('/admin/delivery/new/')} leftSection={<DeskIcon name="plus" />}>
      {t('deskDelivery:add')}
    </Button>
  );
  return (
    <ScreenPage title={t('desk:screens.delivery')} lead={t('deskDelivery:lead')} actions={add}>
      {words === null ? null : (
        <Alert color="red" role="alert">
          {words}
        </Alert>
      )}
      {zones.length === 0 ? null : <NotServed emirates={unserved} />}
      {zones.length === 0 ? (
        <div className="desk-surface">
          <NothingHere title={t('deskDelivery:none')} text={t('deskDelivery:noneText')} action={add} />
        </div>
      ) : null}
      <Stack>
        {zones.map((zone, index) => (
          <ZoneCard
            key={zone.id}
            zone={zone}
            isFirst={index === 0}
            isLast={index === zones.length - 1}
            onMove={(by) =>
              void act('delivery.reorder', { ids: movedBy(zones, index, by).map(({ id }) => id) }).then(say)
            }
            onRemove={() =>
              // The dialog has named these emirates.
              act('delivery.remove', { id: zone.id, seen: zone.version, stops: [...zone.emirates] }).then(say)
            }
          />
        ))}
      </Stack>
      <DeliveryLoad load={load} />
      <TryDelivery />
    </ScreenPage>
  );
}
