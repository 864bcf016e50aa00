/** The nodes of a document in stored form. */
export type StoredTree = readonly unknown[];

/**
 * A fault in a tree: in a node, or in the whole tree when `node` is null; `path` leads to a setting, `found` is the
 * value that is not allowed.
 */
export type ContentProblem = Readonly<{
  node: string | null;
  reason: string;
  path?: string;
  slot?: string;
  found?: string;
}>;

/**
 * A valid tree in stored form, of the current versions and with sanitised texts, or the problems that prevent saving
 * it.
 */
export type SettledTree = Readonly<
  { ok: true; tree: StoredTree } | { ok: false; nodes: readonly ContentProblem[] }
>;
