import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { ADDRESS_PARTS, type AddressPart, EMPTY_ADDRESS, type TypedCustomer } from './typed-customer.ts';

const NEEDED: readonly AddressPart[] = ['billing_city', 'billing_address_1', 'billing_address_2'];

/** A part of the form. */
export type CustomerPart = Readonly<{
  typed: TypedCustomer;
  onChange: (change: Partial<TypedCustomer>) => void;
  wordsOf: (field: string) => string | undefined;
}>;

/** The optional delivery address of a new customer. */
export function NewAddress({ typed: { address }, onChange, wordsOf }: CustomerPart) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminCustomers:create.address')}>
      <Checkbox
        label={t('adminCustomers:create.hasAddress')}
        description={t('adminCustomers:create.addressHelp')}
        checked={address !== null}
        onChange={(event) => onChange({ address: event.currentTarget.checked ? EMPTY_ADDRESS : null })}
      />
      {address === null ? null : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={t('adminCustomers:emirate')}
            data={EMIRATES.map((value) => ({ value, label: t(`checkout:emirates.${value}`) }))}
            value={address.billing_state}
            allowDeselect={false}
            error={wordsOf('billing_state')}
            onChange={(code) => onChange({ address: { ...address, billing_state: code ?? 'DU' } })}
          />
          {ADDRESS_PARTS.map((name) => (
            <TextInput
              key={name}
              label={t(`adminCustomers:create.${name}`)}
              value={address[name]}
              error={wordsOf(name)}
              withAsterisk={NEEDED.includes(name)}
              onChange={(event) => onChange({ address: { ...address, [name]: event.currentTarget.value } })}
            />
          ))}
        </SimpleGrid>
      )}
    </Section>
  );
}
