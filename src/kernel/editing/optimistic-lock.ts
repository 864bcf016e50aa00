/** The one code with which every optimistic lock refuses, with status 409. */
export const EDIT_CONFLICT = 'admin.changed-meanwhile';

/** Who made a version: a name and a moment, or the audit entry that has both; null where no member of staff did. */
export type Saver = Readonly<{ name: string; at: Date }> | Readonly<{ auditEntry: string | null }>;

/** Another user saved after the caller read. Nothing was written; `stored` is the stored content, at `version`. */
export type EditConflict<Stored> = Readonly<{
  code: typeof EDIT_CONFLICT;
  stored: Stored;
  version: number;
  saver: Saver;
}>;

/** @returns the refusal of a save that was based on an outdated version */
export function editConflict<Stored>(standing: Omit<EditConflict<Stored>, 'code'>): EditConflict<Stored> {
  return { code: EDIT_CONFLICT, ...standing };
}

/** The one code for a version that no history keeps, with status 404. */
export const UNKNOWN_VERSION = 'admin.unknown-version';

export type UnknownVersion = Readonly<{ code: typeof UNKNOWN_VERSION; version: number }>;
