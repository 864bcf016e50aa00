import { NumberInput, Switch } from '@mantine/core';
import type { ControlOf, InputProps } from '../input-props.ts';

/** A number with its unit; an empty one is stored as null, which fails validation. */
export function AmountInput({
  control,
  label,
  value,
  onChange,
  error,
  follows,
}: InputProps & Readonly<{ control: ControlOf<'number'> }>) {
  const { min, max, step, unit } = control;
  return (
    <NumberInput
      label={label}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => {
        if (typeof typed === 'number') onChange(typed);
        else if (typed === '') onChange(follows === undefined ? null : undefined);
      }}
      error={error}
      min={min}
      max={max}
      step={step}
      allowDecimal={!Number.isInteger(step)}
      suffix={unit === null ? undefined : ` ${unit}`}
      placeholder={follows}
      maw="20rem"
    />
  );
}

export function SwitchInput({ label, value, onChange, error }: InputProps) {
  return (
    <Switch
      label={label}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
    />
  );
}
