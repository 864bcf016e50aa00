import { Input } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { ContentKind } from '#widgets/fields/field.ts';
import { useReadOnly } from '../../../../parts/forms/read-only.tsx';
import type { InputProps } from '../input-props.ts';
import { FindTarget, StoredTarget } from '../links/link-input.tsx';

type FoundKind = 'product' | ContentKind;

/** Searches and selects a product, article or project. */
export function TargetInput({ kind, label, value, onChange, error }: InputProps & { kind: FoundKind }) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  if (typeof value === 'number')
    return (
      <StoredTarget
        key={value}
        label={label}
        target={{ kind, id: value }}
        error={error}
        clearLabel={t(`adminTemplates:content.found.${kind}.clear`)}
        onClear={() => onChange(null)}
      />
    );
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      {isReadOnly ? null : (
        <FindTarget
          label={label}
          kinds={[kind]}
          hint={t(`adminTemplates:content.found.${kind}.find`)}
          onFound={({ id }) => onChange(id)}
        />
      )}
    </Input.Wrapper>
  );
}
