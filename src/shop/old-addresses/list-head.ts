const SOURCES = ['source', 'source url', 'from', 'old', 'old url', 'old address'];
const TARGETS = ['target', 'target url', 'to', 'new', 'new url', 'new address', 'destination'];

/** A list without a head begins with its first pair of addresses. */
export function isAddress(text: string): boolean {
  return /^(\/|https?:)/i.test(text.trim());
}

/** Where the two addresses stand in each line of a list, and whether its first line only says so. */
export type ListHead = Readonly<{ source: number; target: number; isHead: boolean }>;

/** @returns null for a first line that neither names both columns nor begins with an address */
export function readHead(cells: readonly string[]): ListHead | null {
  if (isAddress(cells[0] ?? '')) return { source: 0, target: 1, isHead: false };
  const heads = cells.map((cell) => cell.trim().toLowerCase());
  const source = heads.findIndex((head) => SOURCES.includes(head));
  const target = heads.findIndex((head) => TARGETS.includes(head));
  return source < 0 || target < 0 ? null : { source, target, isHead: true };
}
