import { Input } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../../../../parts/forms/read-only.tsx';
import type { InputProps } from '../input-props.ts';
import { FindTarget, StoredTarget } from '../links/link-input.tsx';

/** One product, found by words. */
export function ProductInput({ label, value, onChange, error }: InputProps) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  if (typeof value === 'number')
    return (
      <StoredTarget
        key={value}
        label={label}
        target={{ kind: 'product', id: value }}
        error={error}
        clearLabel={t('adminTemplates:content.product.clear')}
        onClear={() => onChange(null)}
      />
    );
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      {isReadOnly ? null : (
        <FindTarget
          label={label}
          kinds={['product']}
          hint={t('adminTemplates:content.product.find')}
          onFound={({ id }) => onChange(id)}
        />
      )}
    </Input.Wrapper>
  );
}
