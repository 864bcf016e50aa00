import type { Publishing as Sent } from '#kernel/editing/publishing.ts';
import type { EditorState, EditorValues, Period, Publishing } from '../editor-document.ts';

const NOW: Period = { startsAt: null, endsAt: null };

type Form = Pick<EditorState, 'form' | 'save'>;
/** The message after the save, and the facts of the publication. */
type Saying = Readonly<{ message: string; publishing?: Sent }>;

/** The save actions of the editor; only they publish or unpublish. */
export function publishingActions({ period, toValues }: Publishing, { form, save }: Form) {
  /** Saves the document in a state; after a refusal the form has the previous state again. */
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
    /** Saves an unpublished document as a draft. */
    saveDraft: (saying: Saying) => saveAs(toValues('draft', period), saying),
    /** Publishes it now, without an end. */
    publish: (saying: Saying) => saveAs(toValues('published', NOW), saying),
    /** Publishes its changes within the current period. */
    update: (saying: Saying) => saveAs(toValues('published', period), saying),
    schedule: (to: Period, saying: Saying) => saveAs(toValues('published', to), saying),
    unpublish: (saying: Saying) => saveAs(toValues('draft', NOW), saying),
  };
}
