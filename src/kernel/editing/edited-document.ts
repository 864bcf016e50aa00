const NAME = /^(document|template)-([1-9]\d{0,8})$/;

/** What an editor opens: a page or home page, or a template. The editor's URL contains its name. */
export type EditedName = Readonly<{ of: 'document' | 'template'; id: number }>;

export function readDocumentName(name: string): EditedName | null {
  const [, of, id] = NAME.exec(name) ?? [];
  return of === 'document' || of === 'template' ? { of, id: Number(id) } : null;
}

export function nameOf({ of, id }: EditedName): string {
  return `${of}-${id}`;
}

/** The address of a document's editor, without language. */
export function editorPath(name: EditedName): string {
  return `/admin/editor/${nameOf(name)}/`;
}
