import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '#kernel/language.ts';
import type { StoredSettings } from '#widgets/declaration.ts';
import type { AnyField, Control } from '#widgets/fields/field.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { SavedSection } from '../node-words.ts';

/** The member of `Control` with a given type. */
export type ControlOf<Type extends Control['type']> = Control extends infer One
  ? One extends { type: infer Types }
    ? Type extends Types
      ? One
      : never
    : never
  : never;

/** The props of all inputs; `value` is stored data of any type. */
export type InputProps = Readonly<{
  /** The declared path of the setting, such as `slides.heading`. */
  name: string;
  label: string;
  value: unknown;
  /** Undefined removes the value. */
  onChange: (value: unknown) => void;
  error: string | null;
  /** The language of a localized text. */
  side?: Language | undefined;
  /** The value that replaces an empty one; without it a value is required. */
  follows?: string | undefined;
}>;

export type FieldInputProps = Readonly<{
  field: AnyField;
  name: string;
  /** The path of the setting in the stored settings, such as `slides.0.heading`. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Replaces the label of the setting. */
  label?: string;
  side?: Language;
  follows?: string;
}>;

/** The props of an input that contains inputs of other fields; `Field` renders those. */
export type GroupInputProps = InputProps & Readonly<{ path: string; Field: ComponentType<FieldInputProps> }>;

type NodeForm = Readonly<{
  labelOf: (name: string) => string;
  /** The problem of a setting; with `isWithin` also of parts of its value. */
  problemAt: (path: string, isWithin: boolean) => string | null;
  sections: readonly SavedSection[];
  /** The document that contains the node. */
  tree: readonly StoredNode[];
  /** The settings of the node. */
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
