import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { EMIRATES } from '#kernel/address/emirate.ts';
import type { DeliveryAddress } from '#shop/orders';
import { useLanguage } from '#views/language/language.tsx';
import { useEmirates } from '../words.ts';

/** The form values of an address; all fields are present. */
export type TypedAddress = Required<{
  [Field in keyof DeliveryAddress]: NonNullable<DeliveryAddress[Field]>;
}>;

export const NO_ADDRESS: TypedAddress = {
  firstName: '',
  lastName: '',
  building: '',
  unit: '',
  street: '',
  area: '',
  emirate: 'DU',
  landmark: '',
  makani: '',
  mapPoint: '',
  deliveryNote: '',
};

const FIELDS = [
  'firstName',
  'lastName',
  'building',
  'unit',
  'street',
  'area',
  'emirate',
  'landmark',
  'makani',
  'mapPoint',
  'deliveryNote',
] as const;
const NEEDED: readonly string[] = ['firstName', 'lastName', 'building', 'street'];

type Props = Readonly<{
  address: TypedAddress;
  onChange: (address: TypedAddress) => void;
  /** Problems by field name, without the prefix `address.`. */
  problems?: Readonly<Record<string, string>>;
}>;

/** The fields of a delivery address. */
export function AddressFields({ address, onChange, problems = {} }: Props) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const problemOf = (field: string) => {
    const problem = problems[`address.${field}`];
    return problem === undefined
      ? undefined
      : t(`adminOrders:problems.${problem}`, { defaultValue: problem });
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {FIELDS.map((field) =>
        field === 'emirate' ? (
          <Select
            key={field}
            label={t('adminOrders:fields.emirate')}
            data={emirates(EMIRATES)}
            value={address.emirate}
            allowDeselect={false}
            onChange={(code) =>
              onChange({ ...address, emirate: EMIRATES.find((one) => one === code) ?? address.emirate })
            }
          />
        ) : (
          <TextInput
            key={field}
            label={t(`adminOrders:fields.${field}`)}
            value={address[field]}
            onChange={(event) => onChange({ ...address, [field]: event.currentTarget.value })}
            required={NEEDED.includes(field)}
            error={problemOf(field)}
          />
        ),
      )}
    </SimpleGrid>
  );
}
