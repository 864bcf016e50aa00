import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../../parts/confirm.tsx';
import { MomentField } from '../../../parts/forms/moment-field.tsx';
import { UseList } from '../../../parts/uses/use-list.tsx';
import type { PublishingState } from './use-publishing.ts';

type DialogProps = { publishing: PublishingState };

function Times({ publishing }: DialogProps) {
  const { t } = useLanguage();
  const [period, setPeriod] = useState(publishing.period);
  const { times, problems, isBusy } = publishing;
  const wrong = (field: string) => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(`admin:errors.${problem}`);
  };
  const hasEnd = times === 'period';
  const isEmpty = period.startsAt === null && period.endsAt === null;
  const apply = async () => {
    if (await publishing.schedule(period)) publishing.close();
  };
  return (
    <Stack>
      <MomentField
        label={t('adminEditor:publish.times.startsAt')}
        value={period.startsAt}
        onChange={(startsAt) => setPeriod({ ...period, startsAt })}
        error={wrong('publishAt') ?? wrong('startsAt')}
      />
      {hasEnd ? (
        <MomentField
          label={t('adminEditor:publish.times.endsAt')}
          description={t('adminEditor:publish.times.endsAtHelp')}
          value={period.endsAt}
          onChange={(endsAt) => setPeriod({ ...period, endsAt })}
          error={wrong('endsAt')}
        />
      ) : null}
      <DialogButtons onClose={publishing.close}>
        <Button loading={isBusy} disabled={isEmpty} onClick={() => void apply()}>
          {t('adminEditor:publish.times.apply')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

/** Sets the start of publication, and the end of a template's. */
export function ScheduleDialog({ publishing }: DialogProps) {
  const { t } = useLanguage();
  return (
    <Modal
      opened={publishing.dialog === 'schedule'}
      onClose={publishing.close}
      title={t('adminEditor:publish.times.title')}
      centered
    >
      <Times publishing={publishing} />
    </Modal>
  );
}

/** Asks for confirmation before unpublishing. */
export function UnpublishDialog({ publishing }: DialogProps) {
  const { t } = useLanguage();
  const { state, dialog, close, isBusy, uses } = publishing;
  const words = state === 'scheduled' ? 'unschedule' : 'unpublish';
  const unpublish = async () => {
    if (await publishing.unpublish()) close();
    else publishing.open(null);
  };
  return (
    <Modal
      opened={dialog === 'unpublish'}
      onClose={close}
      title={t(`adminEditor:publish.ask.${words}.title`)}
      centered
    >
      <Text>{t(`adminEditor:publish.ask.${words}.text`)}</Text>
      {uses.length === 0 ? null : (
        <>
          <Text mt="sm">{t('adminEditor:publish.ask.uses')}</Text>
          <UseList uses={uses} />
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close} data-autofocus>
          {t('admin:cancel')}
        </Button>
        <Button color="red" loading={isBusy} onClick={() => void unpublish()}>
          {t(`adminEditor:publish.${words}`)}
        </Button>
      </Group>
    </Modal>
  );
}
