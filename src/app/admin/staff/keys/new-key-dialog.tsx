import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Right } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../parts/confirm.tsx';
import { RefusedAlert } from '../../parts/forms/form.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import { RightBoxes } from '../roles/right-boxes.tsx';

const DAYS = [30, 90, 365] as const;
const ENDLESS = 'none';

/** Creates an API key: name, rights and expiry. */
export function NewKeyDialog({
  offered,
  onMade,
  onClose,
}: {
  offered: readonly Right[];
  onMade: (key: string) => void;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [name, setName] = useState('');
  const [days, setDays] = useState<string>('90');
  const [rights, setRights] = useState<readonly Right[]>([]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const labels = { name: t('adminStaff:keys.name'), rights: t('adminStaff:roles.rights') };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const expiresInDays = days === ENDLESS ? null : Number(days);
    const answer = await runAction('api-keys.create', { name, rights: [...rights], expiresInDays });
    setRefused(answer.ok ? null : answer);
    if (answer.ok) onMade(answer.value.key);
  };
  return (
    <Modal opened onClose={onClose} title={t('adminStaff:keys.new')} size="xl">
      <form onSubmit={(event) => void make(event)} noValidate>
        <Stack>
          {refused === null ? null : <RefusedAlert refused={refused} labels={labels} />}
          <TextInput
            label={labels.name}
            description={t('adminStaff:keys.nameHelp')}
            value={name}
            maxLength={60}
            required
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label={t('adminStaff:keys.expiry')}
            data={[
              ...DAYS.map((count) => ({
                value: String(count),
                label: t('adminStaff:keys.days', { count }),
              })),
              { value: ENDLESS, label: t('adminStaff:keys.never') },
            ]}
            value={days}
            allowDeselect={false}
            maw={320}
            onChange={(value) => setDays(value ?? ENDLESS)}
          />
          <RightBoxes rights={rights} offered={offered} onChange={setRights} />
          <DialogButtons onClose={onClose}>
            <Button type="submit" loading={isBusy}>
              {t('adminStaff:keys.create')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
