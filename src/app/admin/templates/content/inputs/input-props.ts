import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '#kernel/language.ts';
import type { StoredSettings } from '#widgets/declaration.ts';
import type { AnyField, Control } from '#widgets/fields/field.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { SavedSection } from '../node-words.ts';

/** The member of `Control` that has a type. */
export type ControlOf<Type extends Control['type']> = Control extends infer One
  ? One extends { type: infer Types }
    ? Type extends Types
      ? One
      : never
    : never
  : never;

/** What every input gets; `value` is as stored, so of any type. */
export type InputProps = Readonly<{
  /** The setting by its declaration (`slides.heading`). */
  name: string;
  label: string;
  value: unknown;
  /** Undefined takes the value out. */
  onChange: (value: unknown) => void;
  error: string | null;
  /** The language of a text that has one. */
  side?: Language | undefined;
  /** What stands in for an empty value; without it the input needs a value. */
  follows?: string | undefined;
}>;

export type FieldInputProps = Readonly<{
  field: AnyField;
  name: string;
  /** The setting by its place in the stored settings (`slides.0.heading`). */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Instead of the label of the setting. */
  label?: string;
  side?: Language;
  follows?: string;
}>;

/** An input that holds inputs of other fields; `Field` draws them. */
export type GroupInputProps = InputProps & Readonly<{ path: string; Field: ComponentType<FieldInputProps> }>;

type NodeForm = Readonly<{
  labelOf: (name: string) => string;
  /** What is wrong with a setting; with `isWithin` also what is wrong with parts of its value. */
  problemAt: (path: string, isWithin: boolean) => string | null;
  sections: readonly SavedSection[];
  /** The document that the node stands in. */
  tree: readonly StoredNode[];
  /** Its own settings. */
  settings: StoredSettings;
}>;

const NodeFormContext = createContext<NodeForm>({
  labelOf: (name) => name,
  problemAt: () => null,
  sections: [],
  tree: [],
  settings: {},
});

export const NodeFormProvider = NodeFormContext.Provider;

export function useNodeForm(): NodeForm {
  return useContext(NodeFormContext);
}
