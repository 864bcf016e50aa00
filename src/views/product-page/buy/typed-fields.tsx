import { createContext, type ReactNode, useContext } from 'react';

/** What a refused product form had typed and chosen, by the names of its fields. */
export type TypedFields = Readonly<Record<string, string>>;

const Typed = createContext<TypedFields>({});

/** Prints the product form within with what was typed there before it was refused. */
export function WithTyped({ typed, children }: { typed: TypedFields; children: ReactNode }) {
  return <Typed value={typed}>{children}</Typed>;
}

/** The typed value of a field; empty for none. */
export function useTyped(): (name: string) => string {
  const typed = useContext(Typed);
  return (name) => typed[name] ?? '';
}

/** A typed quantity; the given one where none was typed, or no number. */
export function useTypedQuantity(): (name: string, quantity: number) => number {
  const typed = useTyped();
  return (name, quantity) => (/^\d{1,6}$/.test(typed(name)) ? Number(typed(name)) : quantity);
}
