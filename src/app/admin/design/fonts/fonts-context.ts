import { createContext, useContext } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';

export type ShownFont = ValueOf<'design.open'>['fonts'][number];

const Fonts = createContext<readonly ShownFont[]>([]);

/** Provides the uploaded fonts to the fields and the history. */
export const FontsProvider = Fonts.Provider;

export function useFonts(): readonly ShownFont[] {
  return useContext(Fonts);
}
