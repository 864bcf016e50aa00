import { Alert, Button, Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { useRef } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import type { Emirate, Zone } from '#shop/shipping';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../parts/fields.tsx';
import { AdminForm, useAdminForm } from '../../parts/forms/form.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import type { Refused } from '../../use-action.ts';
import { ClosedDays } from '../closed-days.tsx';
import { useDeliveryWords } from '../use-facts.ts';
import { useFormatZoneField } from './format-zone-field.ts';
import { MethodFields } from './method-fields.tsx';
import { useZoneLabels } from './use-labels.ts';
import type { ZoneForm } from './zone-draft.ts';
import { newMethod, toZoneDraft, toZoneSent, type ZoneDraft } from './zone-draft.ts';

type Shown = ValueOf<'delivery.show'>;

function Emirates({ form, taken }: { form: ZoneForm; taken: Shown['taken'] }) {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const { emirates } = form.getValues().zone;
  return (
    <Checkbox.Group
      label={t('adminDelivery:emirates')}
      description={t('adminDelivery:emiratesHelp')}
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
                other === undefined ? undefined : t('adminDelivery:inZone', { zone: words.named(other.zone) })
              }
              disabled={other !== undefined && !emirates.includes(emirate)}
            />
          );
        })}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

/** Names the emirates that would lose delivery, with a button to confirm. */
function StopDelivery({ refused, onStop }: { refused: Refused; onStop: () => void }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert" title={refused.words}>
      <Button size="xs" color="red" onClick={onStop}>
        {t('adminDelivery:stopDelivery')}
      </Button>
    </Alert>
  );
}

function Methods({ form }: { form: ZoneForm }) {
  const { t } = useLanguage();
  const { methods } = form.getValues().zone;
  const { errors } = form;
  return (
    <Section title={t('adminDelivery:ways')} lead={t('adminDelivery:waysHelp')}>
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
          leftSection={<AdminIcon name="plus" />}
          onClick={() => form.insertListItem('zone.methods', newMethod(randomId()))}
        >
          {t('adminDelivery:addWay')}
        </Button>
      </div>
    </Section>
  );
}

/** The form of a zone with its methods and time slots. Source: BO-01 */
export function ZoneEditor({ shown }: { shown: Shown }) {
  const { t, to } = useLanguage();
  const { found: zone, taken } = shown;
  const id = zone?.id ?? null;
  const stops = useRef<Emirate[]>([]);
  const state = useAdminForm({
    action: 'delivery.save',
    draftKey: `zone:${id ?? 'new'}`,
    opened: { values: toZoneDraft(zone), version: zone?.version ?? 0 },
    toInput: (draft: ZoneDraft, version) => ({
      id,
      version,
      zone: toZoneSent(draft),
      stops: stops.current,
    }),
    toValues: (stored: Zone) => toZoneDraft(stored),
    onSaved: (saved) => {
      stops.current = [];
      if (id === null) goOn(to(`/admin/delivery/${saved.id}/`));
    },
  });
  const { form } = state;
  const goOn = useOnward(state.isDirty);
  const labels = useZoneLabels(form.getValues());
  return (
    <AdminForm
      state={state}
      need="delivery.change"
      labels={labels}
      formatField={useFormatZoneField()}
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
    >
      <Stack className="admin-long">
        <Section title={t('adminDelivery:where')}>
          <LocalizedField form={form} name="zone.name" label={t('adminDelivery:name')} required />
          <Emirates form={form} taken={taken} />
          <ClosedDays form={form} />
        </Section>
        <Methods form={form} />
      </Stack>
    </AdminForm>
  );
}
