/** The nodes of a document as they are stored. */
export type StoredTree = readonly unknown[];

/**
 * What is wrong with a tree: a node, or the whole tree where `node` is null; `path` leads to a setting, `found` names what
 * must not stand there.
 */
export type ContentProblem = Readonly<{
  node: string | null;
  reason: string;
  path?: string;
  slot?: string;
  found?: string;
}>;

/** A right tree as it is stored, of the current versions and with sanitised texts; or what keeps it from being saved. */
export type SettledTree = Readonly<
  { ok: true; tree: StoredTree } | { ok: false; nodes: readonly ContentProblem[] }
>;
