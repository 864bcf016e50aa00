import { type FieldProps, TextField } from './field.tsx';

/** A mail address: its keyboard, its way of writing, what a browser fills in. */
export function EmailField({
  autoComplete = 'email',
  ...field
}: Omit<FieldProps, 'type' | 'inputMode' | 'isLtr'>) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} isLtr />;
}

/** A telephone number, the same. */
export function PhoneField(field: Omit<FieldProps, 'type' | 'inputMode' | 'autoComplete' | 'isLtr'>) {
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" isLtr />;
}
