import { Button, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { mailedTo } from '#shop/gift-cards/rules/recipient.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton, DialogButtons } from '../parts/confirm.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { ListedCard } from './status-badge.tsx';

type CardProps = Readonly<{ card: ListedCard }>;

/** Increases or reduces the balance, with a reason for the ledger. */
function AdjustDialog({ card, onClose }: CardProps & { onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [sign, setSign] = useState('add');
  const [fils, setFils] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const adjust = async (event: FormEvent) => {
    event.preventDefault();
    const amountMinor = (fils ?? 0) * (sign === 'add' ? 1 : -1);
    const answer = await runAction('gift-cards.adjust', { id: card.id, amountMinor, reason });
    if (answer.ok) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('adminGiftCards:adjust.do')}>
      <form onSubmit={(event) => void adjust(event)}>
        <Stack gap="sm">
          <ErrorAlert words={words} />
          <SegmentedControl
            aria-label={t('adminGiftCards:adjust.do')}
            value={sign}
            onChange={setSign}
            data={['add', 'take'].map((value) => ({ value, label: t(`adminGiftCards:adjust.${value}`) }))}
          />
          <MoneyField label={t('adminGiftCards:amount')} value={fils} onChange={setFils} required />
          <TextInput
            label={t('adminGiftCards:adjust.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
            required
          />
          <DialogButtons onClose={onClose}>
            <Button type="submit" loading={isBusy} disabled={(fils ?? 0) <= 0 || reason.trim() === ''}>
              {t('adminGiftCards:adjust.do')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function Resend({ card, onAnswer }: CardProps & { onAnswer: (words: string | null) => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [isSent, setSent] = useState(false);
  const resend = async () => {
    const answer = await runAction('gift-cards.resend', { id: card.id });
    setSent(answer.ok);
    onAnswer(answer.ok ? null : answer.words);
  };
  return (
    <Button variant="default" loading={isBusy} disabled={isSent} onClick={() => void resend()}>
      {t(isSent ? 'adminGiftCards:resent' : 'adminGiftCards:resend')}
    </Button>
  );
}

function Disable({ card, onAnswer }: CardProps & { onAnswer: (words: string | null) => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const set = async (isDisabled: boolean) => {
    const answer = await runAction('gift-cards.set-disabled', { id: card.id, isDisabled });
    onAnswer(answer.ok ? null : answer.words);
  };
  if (card.status === 'disabled')
    return (
      <Button variant="default" loading={isBusy} onClick={() => void set(false)}>
        {t('adminGiftCards:enable')}
      </Button>
    );
  return (
    <ConfirmButton
      label={t('adminGiftCards:disable')}
      title={t('adminGiftCards:disableTitle', { lastFour: card.lastFour })}
      text={t('adminGiftCards:disableText')}
      onConfirm={() => set(true)}
    />
  );
}

/** The actions on a card; none for a void one. */
export function CardActions({ card }: CardProps) {
  const { t } = useLanguage();
  const rights = useRights();
  const [isAdjusting, setAdjusting] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  if (card.status === 'void') return null;
  const mayChange = rights.includes('orders.refund');
  return (
    <>
      <ErrorAlert words={words} />
      {card.status === 'active' && mailedTo(card) !== '' && rights.includes('orders.change') ? (
        <Resend card={card} onAnswer={setWords} />
      ) : null}
      {mayChange ? (
        <>
          <Button variant="default" onClick={() => setAdjusting(true)}>
            {t('adminGiftCards:adjust.do')}
          </Button>
          <Disable card={card} onAnswer={setWords} />
        </>
      ) : null}
      {isAdjusting ? <AdjustDialog card={card} onClose={() => setAdjusting(false)} /> : null}
    </>
  );
}
