import type { CSSProperties } from 'react';
import { FormSummary } from '../field/form-summary.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';
import { FormControl } from './form-control.tsx';
import { problemText, summaryText } from './problem-text.ts';
import {
  controlId,
  FIELD_PREFIX,
  FORM_FIELDS,
  type FormState,
  formPath,
  NEW_FORM,
  type ShownField,
  type ShownForm,
} from './shown-form.ts';

type FormViewProps = Readonly<{ form: ShownForm; state?: FormState }>;
type Counts = CSSProperties & Record<'--cols-d' | '--cols-t' | '--cols-m', number>;
type Step = Readonly<{ title: string; fields: readonly ShownField[] }>;

/** The fields between the steps of a form; one step for a form without any. */
function stepsOf(fields: readonly ShownField[]): Step[] {
  const steps: { title: string; fields: ShownField[] }[] = [];
  for (const field of fields) {
    if (field.type === 'step') steps.push({ title: field.label, fields: [] });
    else if (steps.length === 0) steps.push({ title: '', fields: [field] });
    else steps.at(-1)?.fields.push(field);
  }
  return steps.filter((step) => step.fields.length > 0);
}

/** Off the page, out of the tab order, hidden from screen readers. */
function Trap({ form }: { form: ShownForm }) {
  const { t } = useLanguage();
  const id = controlId(form, FORM_FIELDS.trap);
  return (
    <p className="j-trap" aria-hidden="true">
      <label htmlFor={id}>{t('forms:trap')}</label>
      <input id={id} name={FORM_FIELDS.trap} type="text" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

function Field({ form, field, state }: FormViewProps & { field: ShownField; state: FormState }) {
  const { t } = useLanguage();
  const { key, type, label, description, placeholder, isRequired, isWide, onlyIf, onlyIfValue } = field;
  const name = FIELD_PREFIX + key;
  if (type === 'hidden') return <input type="hidden" name={name} value={field.value} />;
  const values = state.values[key] ?? [];
  const problem = state.problems[key];
  return (
    <div
      className={join('j-formgrid__field', (isWide || type === 'consent') && 'j-full')}
      data-form-field={key}
      data-only-if={onlyIf === '' ? undefined : onlyIf}
      data-only-if-value={onlyIf === '' ? undefined : onlyIfValue}
    >
      <FormControl
        field={field}
        values={values}
        shared={{
          ...{ id: controlId(form, key), name, label, value: values[0] ?? '', isOptional: !isRequired },
          ...{ hint: description || undefined, placeholder: placeholder || undefined },
          error: problem === undefined ? undefined : problemText(field, problem, t),
        }}
      />
    </div>
  );
}

function Steps({ form, state }: { form: ShownForm; state: FormState }) {
  const { t } = useLanguage();
  const steps = stepsOf(form.fields);
  const { desktop, tablet, mobile } = form.columns;
  const counts: Counts = { '--cols-d': desktop, '--cols-t': tablet, '--cols-m': mobile };
  const print = (fields: readonly ShownField[]) =>
    fields.map((field) => <Field key={field.key} form={form} field={field} state={state} />);
  const [only, second] = steps;
  if (second === undefined)
    return (
      <div className="j-formgrid" style={counts}>
        {print(only?.fields ?? [])}
      </div>
    );
  return steps.map(({ title, fields }, index) => (
    <fieldset key={fields[0]?.key} className="j-formstep" data-form-step="">
      <legend tabIndex={-1}>
        <span className="j-quiet j-small">{t('forms:step', { number: index + 1, count: steps.length })}</span>{' '}
        {title}
      </legend>
      <div className="j-formgrid" style={counts}>
        {print(fields)}
      </div>
    </fieldset>
  ));
}

/**
 * A form. It can be submitted normally; a script submits it without leaving the page, and shows its steps one by one.
 *
 * @param state the typed values and their problems; empty in cached pages
 */
export function FormView({ form, state = NEW_FORM }: FormViewProps) {
  const { t, to } = useLanguage();
  const wrong = form.fields.flatMap((field) => {
    const problem = state.problems[field.key];
    return problem === undefined ? [] : [{ field, text: problemText(field, problem, t) }];
  });
  return (
    <form
      className="j-formbox"
      method="post"
      action={to(formPath(form.name))}
      encType={form.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      aria-label={form.title || undefined}
      data-form={form.name}
      data-failed={t('forms:failed')}
      noValidate
    >
      <FormSummary
        title={wrong.length === 0 ? null : t('forms:problems', { count: wrong.length })}
        refusal={state.refusal}
        faults={wrong.map(({ field, text }) => ({
          field: controlId(form, field.key),
          text: summaryText(field, text, t),
        }))}
      />
      <input type="hidden" name={FORM_FIELDS.token} value={state.token} />
      <input type="hidden" name={FORM_FIELDS.definition} value={form.definition} />
      <Trap form={form} />
      <Steps form={form} state={state} />
      <p className="j-formbox__send">
        <button className="j-btn j-btn--secondary" type="button" data-form-back="" hidden>
          {t('forms:back')}
        </button>
        <button className="j-btn j-btn--primary" type="button" data-form-next="" hidden>
          {t('forms:next')}
        </button>
        <button className="j-btn j-btn--primary" type="submit">
          {form.button || t('forms:send')}
        </button>
      </p>
    </form>
  );
}
