import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { ErrorAlert, NothingHere, ScreenPage } from '../parts/screen.tsx';
import { MoveButtons } from '../parts/tree/move-buttons.tsx';
import { useTrashUndo } from '../trash/use-trash-undo.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/delivery';
import { DeliveryLoad } from './load.tsx';
import { NotServed } from './not-served.tsx';
import { TryDelivery } from './try-delivery.tsx';
import { useDeliveryWords } from './use-facts.ts';
import { movedBy } from './zone/zone-draft.ts';
import { ZoneSummary } from './zone/zone-summary.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'delivery.list', {});
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
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Group justify="space-between" align="flex-start" mb="xs">
        <Title order={2} size="h4">
          <bdi>{name}</bdi>
        </Title>
        <Group gap="xs">
          <MoveButtons
            {...{ isFirst, isLast, onMove }}
            earlier={t('adminDelivery:earlier', { name })}
            later={t('adminDelivery:later', { name })}
          />
          <Button
            component={Link}
            variant="default"
            to={to(`/admin/delivery/${zone.id}/`)}
            aria-label={t('adminDelivery:editOne', { name })}
          >
            {t('adminDelivery:edit')}
          </Button>
          <ConfirmButton
            label={t('adminDelivery:remove')}
            title={t('adminDelivery:removeTitle', { name })}
            text={t('adminDelivery:removeText', { emirates: words.emirates(zone.emirates) })}
            onConfirm={onRemove}
          />
        </Group>
      </Group>
      <ZoneSummary zone={zone} />
    </Paper>
  );
}

/** Delivery zones with methods, prices and time slots. Source: BO-01, CO-05 */
export default function Delivery() {
  const { t, to, language } = useLanguage();
  const offerUndo = useTrashUndo();
  const { zones, unserved, load } = useLoaderData<typeof loader>();
  const { runAction, words } = useAction();
  const add = (
    <Button component={Link} to={to('/admin/delivery/new/')} leftSection={<AdminIcon name="plus" />}>
      {t('adminDelivery:add')}
    </Button>
  );
  return (
    <ScreenPage title={t('adminDelivery:menu.delivery')} lead={t('adminDelivery:lead')} actions={add}>
      <ErrorAlert words={words} />
      {zones.length === 0 ? null : <NotServed emirates={unserved} />}
      {zones.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminDelivery:none')} text={t('adminDelivery:noneText')} action={add} />
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
              void runAction('delivery.reorder', { ids: movedBy(zones, index, by).map(({ id }) => id) })
            }
            onRemove={() =>
              // The dialog has listed these emirates.
              runAction('delivery.remove', {
                id: zone.id,
                version: zone.version,
                stops: [...zone.emirates],
              }).then((answer) => {
                if (answer.ok) offerUndo(answer.value, inLanguage(zone.name, language));
              })
            }
          />
        ))}
      </Stack>
      <DeliveryLoad load={load} />
      <TryDelivery />
    </ScreenPage>
  );
}
