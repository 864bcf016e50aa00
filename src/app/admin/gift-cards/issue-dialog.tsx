import { Button, Modal, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { GIFT_CARD_LENGTHS } from '#shop/gift-cards/rules/details.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../parts/confirm.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

const EMPTY = { recipientName: '', recipientEmail: '', senderName: '', message: '', deliverOn: '' };
type Details = typeof EMPTY;

type FieldsProps = Readonly<{ details: Details; onChange: (change: Partial<Details>) => void }>;

function RecipientFields({ details, onChange }: FieldsProps) {
  const { t } = useLanguage();
  const field = (name: keyof Details) => ({
    label: t(`giftCards:form.${name}`),
    value: details[name],
    maxLength: GIFT_CARD_LENGTHS[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('recipientName')} required />
        <TextInput {...field('recipientEmail')} type="email" dir="ltr" required />
        <TextInput {...field('senderName')} required />
        <TextInput
          {...field('deliverOn')}
          type="date"
          dir="ltr"
          description={t('adminGiftCards:issue.deliverOnHelp')}
        />
      </SimpleGrid>
      <Textarea {...field('message')} autosize minRows={2} dir="auto" />
    </>
  );
}

/** Issues a card, for example as an apology; its code is only sent to the recipient. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const { t, to, language: pageLanguage } = useLanguage();
  const navigate = useNavigate();
  const { runAction, isBusy, words } = useAction();
  const [details, setDetails] = useState(EMPTY);
  const [valueMinor, setValue] = useState<number | null>(null);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const issue = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await runAction('gift-cards.issue', { ...details, language, valueMinor: valueMinor ?? 0 });
    if (answer.ok) await navigate(to(`/admin/gift-cards/${answer.value.id}/`));
  };
  return (
    <Modal opened onClose={onClose} title={t('adminGiftCards:issue.do')} size="lg">
      <form onSubmit={(event) => void issue(event)}>
        <Stack gap="sm">
          <ErrorAlert words={words} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <MoneyField label={t('adminGiftCards:value')} value={valueMinor} onChange={setValue} required />
            <Select
              label={t('adminGiftCards:issue.language')}
              data={LANGUAGES.map((value) => ({ value, label: t(`admin:languages.${value}`) }))}
              value={language}
              allowDeselect={false}
              onChange={(value) => setLanguage(LANGUAGES.find((one) => one === value) ?? language)}
            />
          </SimpleGrid>
          <RecipientFields details={details} onChange={(change) => setDetails({ ...details, ...change })} />
          <DialogButtons onClose={onClose}>
            <Button type="submit" loading={isBusy} disabled={(valueMinor ?? 0) <= 0}>
              {t('adminGiftCards:issue.do')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
