const SOURCES = ['source', 'source url', 'from', 'old', 'old url', 'old address'];
const TARGETS = ['target', 'target url', 'to', 'new', 'new url', 'new address', 'destination'];

/** A list without header starts with a pair of addresses. */
export function isAddress(text: string): boolean {
  return /^(\/|https?:)/i.test(text.trim());
}

/** The columns of source and target, and whether the first line is a header. */
export type ListHead = Readonly<{ source: number; target: number; isHead: boolean }>;

/** @returns null for a first line that is neither a header nor a pair of addresses */
export function readHead(cells: readonly string[]): ListHead | null {
  if (isAddress(cells[0] ?? '')) return { source: 0, target: 1, isHead: false };
  const heads = cells.map((cell) => cell.trim().toLowerCase());
  const source = heads.findIndex((head) => SOURCES.includes(head));
  const target = heads.findIndex((head) => TARGETS.includes(head));
  return source < 0 || target < 0 ? null : { source, target, isHead: true };
}
