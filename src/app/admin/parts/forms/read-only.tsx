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

/** Every field of a form is disabled unless it says otherwise itself. */
const DISABLED = {
  components: Object.fromEntries(FIELDS.map((name) => [name, { defaultProps: { disabled: true } }])),
};

const ReadOnly = createContext(false);

/** @returns whether what is shown may only be looked at: nothing is dragged, dropped, typed or uploaded there */
export function useReadOnly(): boolean {
  return useContext(ReadOnly);
}

/**
 * Fields of a form that somebody may only look at: values in disabled fields, no buttons. A button that only shows more
 * carries `data-look`; one that opens and closes a part is left by its `aria-expanded`.
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
