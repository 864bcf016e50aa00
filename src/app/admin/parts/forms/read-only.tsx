import { MantineThemeProvider } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

const FIELDS = [
  'Autocomplete',
  'Checkbox',
  'MultiSelect',
  'NumberInput',
  'Radio',
  'Select',
  'Switch',
  'TagsInput',
  'Textarea',
  'TextInput',
] as const;

/** A theme that disables all inputs by default. */
const DISABLED = {
  components: Object.fromEntries(FIELDS.map((name) => [name, { defaultProps: { disabled: true } }])),
};

const ReadOnly = createContext(false);

/** @returns whether the surrounding form is read-only */
export function useReadOnly(): boolean {
  return useContext(ReadOnly);
}

/**
 * Makes the fields of a form read-only: disabled inputs, no buttons. A button that only shows more has `data-look`; one
 * that expands a part is recognized by `aria-expanded`.
 */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return (
    <ReadOnly value={true}>
      <MantineThemeProvider theme={DISABLED}>
        <div className="admin-read-only">{children}</div>
      </MantineThemeProvider>
    </ReadOnly>
  );
}
