import type { DocumentDraft, EditedKind } from '#shop/content';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { FormatField } from '../../parts/forms/conflict-dialog.tsx';
import { useAdminForm } from '../../parts/forms/form.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { treeWords } from '../../templates/content/node-words.ts';
import { editPath } from '../rules/kinds.ts';
import type { Beside, Choices, Opened } from './editing.ts';

const NAMED_FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  'title.en': 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  body: 'body',
  'body.en': 'body',
  'body.ar': 'body',
  tree: 'widgets.title',
  coverId: 'cover.title',
  coverAlt: 'cover.alt',
  category: 'category',
  tags: 'tags',
  author: 'author',
  products: 'goods',
  year: 'year',
  seo: 'seo.title',
  status: 'state',
  publishAt: 'publishAt',
};

function useLabels(): Record<string, string> {
  const { t } = useLanguage();
  return Object.fromEntries(
    Object.entries(NAMED_FIELDS).map(([field, words]) => [field, t(`adminContent:${words}`)]),
  );
}

export type DocumentFormProps = {
  kind: EditedKind;
  open: (Opened & Beside) | null;
  choices: Choices;
  /** Initial values of a new document. */
  start?: DocumentDraft | undefined;
};

function useForm({ kind, open, start = EMPTY_DOCUMENT }: DocumentFormProps) {
  const { to } = useLanguage();
  const state = useAdminForm({
    action: 'content.save',
    draftKey: `document:${open?.id ?? `new-${kind}`}`,
    opened: { values: open?.draft ?? start, version: open?.version ?? 0 },
    toInput: (draft, version, publishing) => ({
      ...{ id: open?.id ?? null, kind, version, draft },
      ...(publishing === null ? {} : { publishing }),
    }),
    toValues: ({ draft }: Opened) => draft,
    onSaved: (saved) => {
      if (open === null) goOn(to(editPath(kind, saved.id)));
    },
  });
  const goOn = useOnward(state.isDirty);
  return state;
}

/** Formats values of a conflict; widgets are shown by name. */
function useFormatField({ sections }: Choices): FormatField {
  const { language } = useLanguage();
  return (value, field) => (field === 'tree' ? treeWords(value, { language, sections }) : undefined);
}

/** The form of a document, with the labels of its fields. */
export function useDocumentForm(props: DocumentFormProps) {
  return { state: useForm(props), labels: useLabels(), formatField: useFormatField(props.choices) };
}
