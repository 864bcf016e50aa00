import { Fragment } from 'react';
import type { FormEntry } from '#shop/forms';
import type { ListedStock } from '#shop/inventory';
import { formatMoment } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { MailHeading, MailQuote, MailRow, MailTable, MailText } from './mail-frame.tsx';

/** For staff: products at their low stock threshold. */
export function LowStockBody({ shelves }: { shelves: readonly ListedStock[] }) {
  const { t } = useLanguage();
  return (
    <MailTable>
      {shelves.map(({ productId, sku, name, left }) => (
        <MailRow key={productId} label={name} under={sku} value={t('restock:low.left', { count: left })} />
      ))}
    </MailTable>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      {label}: <bdi>{value}</bdi>
      <br />
    </>
  );
}

/** For staff: a message of the contact form. */
export function ContactBody({ entry }: { entry: FormEntry }) {
  const { t, language } = useLanguage();
  const { name, email, phone, topic, message, writtenAt } = entry;
  return (
    <>
      <MailText isQuiet>
        <Fact label={t('mail:contact.from')} value={`${name} <${email}>`} />
        {phone === '' ? null : <Fact label={t('contact:phone')} value={phone} />}
        <Fact label={t('mail:contact.topic')} value={t(`contact:topics.${topic}`)} />
        <Fact label={t('mail:contact.language')} value={t(`mail:contact.languages.${entry.language}`)} />
        {formatMoment(writtenAt, language)}
      </MailText>
      <MailQuote>{message}</MailQuote>
    </>
  );
}

/** For staff: an entry of a form, answer by answer. */
export function FormEntryBody({ entry }: { entry: FormEntry }) {
  const { t, language } = useLanguage();
  return (
    <>
      {entry.answers
        .filter(({ type, values }) => type !== 'consent' && values.length > 0)
        .map(({ key, label, values }) => (
          <Fragment key={key}>
            <MailHeading>{label}</MailHeading>
            <MailQuote>{values.join(', ')}</MailQuote>
          </Fragment>
        ))}
      <MailText isQuiet>
        <Fact label={t('mail:contact.language')} value={t(`mail:contact.languages.${entry.language}`)} />
        {formatMoment(entry.writtenAt, language)}
      </MailText>
    </>
  );
}
