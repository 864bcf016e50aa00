import { TextInput } from '@mantine/core';
import { useQuery } from '../parts/lists/use-query.ts';

/** A date filter of a list. */
export function FilterDay({ name, label }: { name: string; label: string }) {
  const query = useQuery();
  return (
    <TextInput
      type="date"
      label={label}
      size="xs"
      value={query.get(name)}
      onChange={(event) => query.set({ [name]: event.currentTarget.value })}
      w="9.5rem"
    />
  );
}
