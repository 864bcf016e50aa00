import type { Publishing as Sent } from '#kernel/editing/publishing.ts';
import type { EditorState, EditorValues, Period, Publishing } from '../editor-document.ts';

const NOW: Period = { startsAt: null, endsAt: null };

type Form = Pick<EditorState, 'form' | 'save'>;
/** What is shown once it is saved, and how it is published. */
type Saying = Readonly<{ said: string; publishing?: Sent }>;

/** What the buttons of the editor save. Nothing but these makes something public, or takes it away. */
export function publishingActions({ period, toValues }: Publishing, { form, save }: Form) {
  /** Saves the document in a state; one that was refused is not left in the form. */
  const saveAs = async (change: Partial<EditorValues>, saying: Saying): Promise<boolean> => {
    const before = form.getValues();
    const values = { ...before, ...change } as EditorValues;
    form.setValues(values);
    const isSaved = await save(values, saying);
    if (!isSaved) {
      const back = Object.keys(change).map((field) => [field, before[field]]);
      form.setValues(Object.fromEntries(back) as Partial<EditorValues>);
    }
    return isSaved;
  };
  return {
    /** Keeps a document that is not public as it is. */
    saveDraft: (saying: Saying) => saveAs(toValues('draft', period), saying),
    /** Shows it from now on, without an end. */
    publish: (saying: Saying) => saveAs(toValues('published', NOW), saying),
    /** Shows its changes in the time that it has. */
    update: (saying: Saying) => saveAs(toValues('published', period), saying),
    schedule: (to: Period, saying: Saying) => saveAs(toValues('published', to), saying),
    unpublish: (saying: Saying) => saveAs(toValues('draft', NOW), saying),
  };
}
