import { createContext, type ReactNode, useContext } from 'react';

/** What a refused product form had typed and chosen, by the names of its fields. */
export type TypedFields = Readonly<Record<string, string>>;

const Typed = createContext<TypedFields>({});
const Wrong = createContext<readonly string[]>([]);

type WithTypedProps = {
  typed: TypedFields;
  /** Names of the fields that have to be corrected. */
  wrong: readonly string[];
  children: ReactNode;
};

/** Prints the inner product form with the values typed before it was refused. */
export function WithTyped({ typed, wrong, children }: WithTypedProps) {
  return (
    <Typed value={typed}>
      <Wrong value={wrong}>{children}</Wrong>
    </Typed>
  );
}

/** Whether a field has to be corrected. */
export function useIsInvalid(): (name: string) => boolean {
  const wrong = useContext(Wrong);
  return (name) => wrong.includes(name);
}

/** The typed value of a field; empty for none. */
export function useTyped(): (name: string) => string {
  const typed = useContext(Typed);
  return (name) => typed[name] ?? '';
}

/** A typed quantity, or the given one if none or no number was typed. */
export function useTypedQuantity(): (name: string, quantity: number) => number {
  const typed = useTyped();
  return (name, quantity) => (/^\d{1,6}$/.test(typed(name)) ? Number(typed(name)) : quantity);
}
