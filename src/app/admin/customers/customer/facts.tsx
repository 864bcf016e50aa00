import { Anchor, Badge, Stack, Text } from '@mantine/core';
import { addressLines } from '#kernel/address/address-lines.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Known } from '../known.ts';

export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {name}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

/** Contact details and marketing consent. Source: CU-01 */
export function Facts({ customer }: { customer: Known['customer'] }) {
  const { t, language } = useLanguage();
  const { consent } = customer;
  const consentWords =
    consent === null
      ? t('adminCustomers:offersNo')
      : t('adminCustomers:consentSince', {
          date: formatMoment(consent.at, language),
          source: t(`adminCustomers:sources.${consent.source}`, { defaultValue: consent.source }),
        });
  return (
    <Stack gap="xs" component="dl" m={0}>
      <Fact name={t('adminCustomers:name')}>
        <bdi>{`${customer.firstName} ${customer.lastName}`.trim() || '–'}</bdi>
      </Fact>
      <Fact name={t('adminCustomers:email')}>
        <Anchor inherit href={`mailto:${customer.email}`}>
          <bdi>{customer.email}</bdi>
        </Anchor>{' '}
        {customer.verifiedAt === null ? (
          <Badge color="yellow" variant="light">
            {t('adminCustomers:unproved')}
          </Badge>
        ) : null}
      </Fact>
      <Fact name={t('adminCustomers:phone')}>
        {customer.phone === '' ? (
          '–'
        ) : (
          <Anchor inherit href={`tel:${customer.phone}`}>
            <bdi dir="ltr">{customer.phone}</bdi>
          </Anchor>
        )}
      </Fact>
      <Fact name={t('adminCustomers:language')}>{t(`admin:languages.${customer.language}`)}</Fact>
      <Fact name={t('adminCustomers:offers')}>{consentWords}</Fact>
      {customer.company === '' ? null : (
        <Fact name={t('adminCustomers:company')}>
          <bdi>{customer.company}</bdi>
        </Fact>
      )}
      {customer.trn === '' ? null : (
        <Fact name={t('adminCustomers:trn')}>
          <bdi dir="ltr">{customer.trn}</bdi>
        </Fact>
      )}
      <Fact name={t('adminCustomers:since')}>{formatMoment(customer.createdAt, language)}</Fact>
      <Fact name={t('adminCustomers:secondFactor')}>
        {t(customer.hasTwoFactor ? 'adminCustomers:factorOn' : 'adminCustomers:factorOff')}
      </Fact>
    </Stack>
  );
}

export function Addresses({ addresses }: { addresses: Known['addresses'] }) {
  const { t } = useLanguage();
  if (addresses.length === 0) return <Text c="dimmed">{t('adminCustomers:noAddresses')}</Text>;
  const words = {
    comma: t('adminCustomers:comma'),
    flat: (unit: string) => t('adminCustomers:flat', { unit }),
  };
  return (
    <Stack gap="md">
      {addresses.map((address) => (
        <div key={address.id}>
          {address.isDefault ? (
            <Badge variant="light" color="gray">
              {t('adminCustomers:defaultAddress')}
            </Badge>
          ) : null}
          {[
            `${address.firstName} ${address.lastName}`,
            ...addressLines(address, words),
            t(`checkout:emirates.${address.emirate}`),
            address.landmark,
            address.deliveryNote,
          ]
            .filter((line) => line.trim() !== '')
            .map((line) => (
              <Text key={line} size="sm">
                <bdi>{line}</bdi>
              </Text>
            ))}
          <Text size="sm">
            <bdi dir="ltr">{address.phone}</bdi>
          </Text>
        </div>
      ))}
    </Stack>
  );
}
