import { type FieldProps, TextField } from './field.tsx';

/** An email field with keyboard type and autofill. */
export function EmailField({
  autoComplete = 'email',
  ...field
}: Omit<FieldProps, 'type' | 'inputMode' | 'isLtr'>) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} isLtr />;
}

/** A phone field with keyboard type and autofill. */
export function PhoneField(field: Omit<FieldProps, 'type' | 'inputMode' | 'autoComplete' | 'isLtr'>) {
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" isLtr />;
}
