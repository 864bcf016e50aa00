import type { Address, AddressDraft } from '#shop/customers';
import { EMIRATES } from '#shop/shipping/rules/rate.ts';
import { PhoneField } from '../../field/contact-fields.tsx';
import { AreaField, CheckField, SelectField, TextField } from '../../field/field.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, useProblemOf } from '../form-parts.tsx';
import { SavedList } from '../saved-list.tsx';
import { AddressLines } from './address-lines.tsx';
import { SavedForm } from './saved-form.tsx';

function MapLink({ point }: { point: string }) {
  const { t } = useLanguage();
  if (point === '') return null;
  return (
    <a className="j-link" href={`geo:${point}`}>
      <Icon name="map-pin" isSmall /> {t('account:addresses.onMap')}
    </a>
  );
}

function SavedAddress({ address, nonce }: { address: Address; nonce: string }) {
  const { t, to } = useLanguage();
  const facts = { name: address.firstName, street: address.street };
  return (
    <li className="j-account__panel j-account__card woocommerce-Address">
      {address.isDefault ? <span className="j-mark j-mark--ok">{t('account:addresses.default')}</span> : null}
      <AddressLines address={address} />
      <MapLink point={address.mapPoint} />
      {address.deliveryNote === '' ? null : (
        <p className="j-quiet j-small j-account__note">{address.deliveryNote}</p>
      )}
      <SavedForm
        of="addresses"
        saved={address}
        nonce={['woocommerce-edit-address-nonce', nonce]}
        facts={facts}
      >
        <a
          className="j-link edit"
          href={to(`/my-account/edit-address/${address.id}/`)}
          aria-label={t('account:addresses.changeOf', facts)}
        >
          {t('account:addresses.change')}
        </a>
      </SavedForm>
    </li>
  );
}

/** The address book, default address first. */
export function AddressesPage({ addresses, nonce }: { addresses: readonly Address[]; nonce: string }) {
  const { t } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:addresses.title')} text={t('account:addresses.text')} />
      <SavedList
        of="addresses"
        icon="map-pin"
        addPath="/my-account/edit-address/new/"
        className="woocommerce-Addresses addresses"
      >
        {addresses.map((address) => (
          <SavedAddress key={address.id} address={address} nonce={nonce} />
        ))}
      </SavedList>
    </>
  );
}

type Part = { draft: AddressDraft; problemOf: (field: string) => string | undefined };

function Who({ draft, problemOf }: Part) {
  const { t } = useLanguage();
  const of = (name: keyof AddressDraft) => ({ name, value: draft[name], error: problemOf(name) });
  return (
    <>
      <TextField
        {...of('billing_first_name')}
        label={t('account:addresses.firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...of('billing_last_name')}
        label={t('account:addresses.lastName')}
        autoComplete="family-name"
      />
      <PhoneField
        {...of('billing_phone')}
        label={t('account:addresses.phone')}
        hint={t('account:addresses.phoneHint')}
      />
    </>
  );
}

function Where({ draft, problemOf }: Part) {
  const { t } = useLanguage();
  const of = (name: keyof AddressDraft) => ({ name, value: draft[name], error: problemOf(name) });
  const emirates = [
    { value: '', label: t('checkout:chooseEmirate') },
    ...EMIRATES.map((code) => ({ value: code, label: t(`checkout:emirates.${code}`) })),
  ];
  return (
    <>
      <SelectField
        {...of('billing_state')}
        label={t('checkout:emirate')}
        autoComplete="address-level1"
        options={emirates}
      />
      <TextField
        {...of('billing_city')}
        label={t('account:addresses.area')}
        hint={t('account:addresses.areaHint')}
        autoComplete="address-level2"
      />
      <TextField
        {...of('billing_address_1')}
        label={t('account:addresses.street')}
        autoComplete="address-line1"
      />
      <TextField
        {...of('billing_address_2')}
        label={t('account:addresses.building')}
        autoComplete="address-line2"
      />
      <TextField
        {...of('billing_unit')}
        label={t('account:addresses.unit')}
        autoComplete="address-line3"
        isOptional
      />
      <TextField {...of('billing_landmark')} label={t('account:addresses.landmark')} isOptional />
      <TextField
        {...of('billing_makani')}
        label={t('checkout:makani')}
        hint={t('checkout:makaniHint')}
        inputMode="numeric"
        placeholder="00000 00000"
        isLtr
        isOptional
      />
      <TextField
        {...of('billing_map')}
        label={t('account:addresses.map')}
        hint={t('account:addresses.mapHint')}
        isLtr
        isOptional
      />
      <AreaField {...of('billing_note')} label={t('account:addresses.note')} maxLength={500} isOptional />
    </>
  );
}

export type AddressPageProps = { isNew: boolean; draft: AddressDraft; nonce: string; errors: FormErrors };

/** The form to add or edit an address. */
export function AddressPage({ isNew, draft, nonce, errors }: AddressPageProps) {
  const { t, to } = useLanguage();
  const part = { draft, problemOf: useProblemOf(errors.problems) };
  return (
    <>
      <AccountHead title={t(isNew ? 'account:addresses.newTitle' : 'account:addresses.changeTitle')} />
      <AccountForm
        className="woocommerce-address-fields"
        nonce={['woocommerce-edit-address-nonce', nonce]}
        errors={errors}
      >
        <Who {...part} />
        <Where {...part} />
        <div className="j-full">
          <CheckField name="is_default" isChecked={draft.is_default === '1'} isOptional>
            {t('account:addresses.isDefault')}
          </CheckField>
        </div>
        <input type="hidden" name="action" value="edit_address" />
        <FormEnd name="save_address" label={t('account:addresses.save')}>
          <a className="j-link" href={to('/my-account/edit-address/')}>
            {t('account:addresses.back')}
          </a>
        </FormEnd>
      </AccountForm>
    </>
  );
}
