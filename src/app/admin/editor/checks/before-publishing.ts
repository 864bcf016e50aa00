import { type Fault, faultsOn } from './accessibility.ts';

/** The browser's findings before publication; null if the checks could not run. */
export type Findings = readonly Fault[] | null;

type Edited = Readonly<{ tree: readonly unknown[] }>;

/** @param canvas null until the canvas is loaded */
export async function findingsOf(canvas: Window | null, { tree }: Edited): Promise<Findings> {
  if (tree.length === 0) return [];
  try {
    return canvas === null ? null : await faultsOn(canvas);
  } catch {
    return null;
  }
}
