import { type Fault, faultsOn } from './accessibility.ts';

/** What a browser finds before something is published; null where the checks could not run. */
export type Findings = readonly Fault[] | null;

type Edited = Readonly<{ tree: readonly unknown[] }>;

/** @param canvas null while the canvas is not there */
export async function findingsOf(canvas: Window | null, { tree }: Edited): Promise<Findings> {
  if (tree.length === 0) return [];
  try {
    return canvas === null ? null : await faultsOn(canvas);
  } catch {
    return null;
  }
}
