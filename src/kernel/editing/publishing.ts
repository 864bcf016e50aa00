/**
 * An accessibility fault of a document that is published: the axe rule and the node; `node: null`: the fault is in the
 * document's own text.
 */
export type AccessibilityFault = Readonly<{ rule: string; node: string | null; text: string }>;

/** The publisher's answers: faults that the browser found, the reason to publish despite them, confirmed omissions. */
export type Publishing = Readonly<{
  faults: readonly AccessibilityFault[];
  reason: string | null;
  /** Names of widgets that the document may lack. */
  confirms: readonly string[];
}>;

/** What blocks publishing until the publisher gives a reason or confirms it. */
export type PublishingFindings = Readonly<{
  faults: readonly AccessibilityFault[];
  /** Widgets that a document of this kind is expected to have. */
  lacks: readonly string[];
}>;

/** The one code of what is not published without an answer, with status 409. */
export const CONFIRM_PUBLISHING = 'admin.confirm-publishing';

/** Nothing was saved: faults need a reason, missing widgets a yes. */
export type ConfirmPublishing = Readonly<{ code: typeof CONFIRM_PUBLISHING }> & PublishingFindings;

const keyOf = ({ rule, node, text }: AccessibilityFault) =>
  node === null ? `${rule}  ${text}` : `${rule} ${node}`;

/** Faults of several searches, the first of each rule and node. */
export function withoutDoubles(faults: readonly AccessibilityFault[]): AccessibilityFault[] {
  const keys = faults.map(keyOf);
  return faults.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** @returns what has not been answered for; null where it may be published */
export function publishingRefusal(
  findings: PublishingFindings,
  { faults, reason, confirms }: Publishing,
): ConfirmPublishing | null {
  const all = withoutDoubles([...findings.faults, ...faults]);
  const lacks = findings.lacks.filter((name) => !confirms.includes(name));
  const unexplained = reason === null ? all : [];
  return unexplained.length === 0 && lacks.length === 0
    ? null
    : { code: CONFIRM_PUBLISHING, faults: unexplained, lacks };
}
