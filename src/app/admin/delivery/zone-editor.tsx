import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { useRef } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { EMIRATES } from '#kernel/emirate.ts';
import type { Emirate, Zone } from '#shop/shipping';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../act.ts';
import { LocalizedField } from '../parts/fields.tsx';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { useOnward } from '../parts/use-onward.ts';
import { Section } from '../products/section.tsx';
import { ClosedDays } from './closed-days.tsx';
import { MethodFields, type ZoneForm } from './method-fields.tsx';
import { useDeliveryWords } from './use-facts.ts';
import { useZoneLabels } from './use-labels.ts';
import { newMethod, toZoneDraft, toZoneSent, type ZoneDraft } from './zone-draft.ts';
import { ZoneSummary } from './zone-summary.tsx';

type Shown = ValueOf<'delivery.show'>;

function Emirates({ form, taken }: { form: ZoneForm; taken: Shown['taken'] }) {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const { emirates } = form.getValues().zone;
  return (
    <Checkbox.Group
      label={t('deskDelivery:emirates')}
      description={t('deskDelivery:emiratesHelp')}
      value={emirates}
      onChange={(value) => form.setFieldValue('zone.emirates', value)}
      error={form.errors['zone.emirates']}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} mt="xs">
        {EMIRATES.map((emirate) => {
          const other = taken.find((one) => one.emirate === emirate);
          return (
            <Checkbox
              key={emirate}
              value={emirate}
              label={t(`checkout:emirates.${emirate}`)}
              description={
                other === undefined ? undefined : t('deskDelivery:inZone', { zone: words.named(other.zone) })
              }
              disabled={other !== undefined && !emirates.includes(emirate)}
            />
          );
        })}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

/** What somebody else saved meanwhile, beside what is typed here. */
function Conflict({
  refused,
  onTheirs,
  onMine,
}: {
  refused: Refused;
  onTheirs: (zone: Zone, version: string) => void;
  onMine: (version: string) => void;
}) {
  const { t } = useLanguage();
  const { stored, version } = refused.refusal as { stored?: Zone; version?: string };
  if (stored === undefined || version === undefined) return null;
  return (
    <Alert color="red" role="alert" title={refused.words}>
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          {t('deskDelivery:theirs')}
        </Text>
        <ZoneSummary zone={stored} />
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => onTheirs(stored, version)}>
            {t('deskDelivery:takeTheirs')}
          </Button>
          <Button size="xs" onClick={() => onMine(version)}>
            {t('deskDelivery:keepMine')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** Which emirates would lose their delivery, and the button that means it. */
function StopDelivery({ refused, onStop }: { refused: Refused; onStop: () => void }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert" title={refused.words}>
      <Button size="xs" color="red" onClick={onStop}>
        {t('deskDelivery:stopDelivery')}
      </Button>
    </Alert>
  );
}

function Ways({ form }: { form: ZoneForm }) {
  const { t } = useLanguage();
  const { methods } = form.getValues().zone;
  const { errors } = form;
  return (
    <Section title={t('deskDelivery:ways')} lead={t('deskDelivery:waysHelp')}>
      {errors['zone.methods'] === undefined ? null : (
        <Text size="sm" c="red">
          {errors['zone.methods']}
        </Text>
      )}
      {methods.map((method, place) => (
        <MethodFields key={method.key} form={form} place={place} />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<DeskIcon name="plus" />}
          onClick={() => form.insertListItem('zone.methods', newMethod(randomId()))}
        >
          {t('deskDelivery:addWay')}
        </Button>
      </div>
    </Section>
  );
}

/** The editor of one zone with all its ways and times. Source: BO-01 */
export function ZoneEditor({ shown }: { shown: Shown }) {
  const { t, to } = useLanguage();
  const { found, taken } = shown;
  const id = found?.id ?? null;
  const seen = useRef(found?.version ?? null);
  const stops = useRef<Emirate[]>([]);
  const state = useDeskForm({
    verb: 'delivery.save',
    draftKey: `zone:${id ?? 'new'}`,
    initial: toZoneDraft(found),
    toInput: (draft: ZoneDraft) => ({
      id,
      seen: seen.current,
      zone: toZoneSent(draft),
      stops: stops.current,
    }),
    onSaved: (saved) => {
      seen.current = saved.version;
      stops.current = [];
      if (id === null) goOn(to(`/admin/delivery/${saved.id}/`));
    },
  });
  const { form, clearRefused } = state;
  const goOn = useOnward(state.isDirty);
  const labels = useZoneLabels(form.getValues());
  return (
    <DeskForm
      state={state}
      need="delivery.change"
      labels={labels}
      confirm={(refused) =>
        refused.code === 'shipping.stops-delivery' ? (
          <StopDelivery
            refused={refused}
            onStop={() => {
              stops.current = (refused.refusal as { emirates: Emirate[] }).emirates;
              void state.save(form.getValues());
            }}
          />
        ) : null
      }
      conflict={(refused) => (
        <Conflict
          refused={refused}
          onTheirs={(zone, version) => {
            seen.current = version;
            form.setValues(toZoneDraft(zone));
            clearRefused();
          }}
          onMine={(version) => {
            seen.current = version;
            void state.save(form.getValues());
          }}
        />
      )}
    >
      <Stack className="desk-long">
        <Section title={t('deskDelivery:where')}>
          <LocalizedField form={form} name="zone.name" label={t('deskDelivery:name')} required />
          <Emirates form={form} taken={taken} />
          <ClosedDays form={form} />
        </Section>
        <Ways form={form} />
      </Stack>
    </DeskForm>
  );
}
