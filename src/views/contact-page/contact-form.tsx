import type { ContactDraft, ContactField, ContactProblems } from '#shop/forms';
import { CONTACT_FIELDS, TOKEN_FIELD, TOPICS, TRAP_FIELD } from '#shop/forms/rules/contact-form.ts';
import { EmailField, PhoneField } from '../field/contact-fields.tsx';
import { AreaField, CheckField, SelectField, TextField } from '../field/field.tsx';
import { FormSummary } from '../field/form-summary.tsx';
import { useLanguage } from '../language/language.tsx';

export type ContactFormProps = {
  draft: ContactDraft;
  problems: ContactProblems;
  /** Why the message was refused, when no field is at fault. */
  refusal: string | null;
  token: string;
};

function isField(name: string): name is ContactField {
  return Object.hasOwn(CONTACT_FIELDS, name);
}

/** The error summary. */
function Wrong({ problems, refusal }: Pick<ContactFormProps, 'problems' | 'refusal'>) {
  const { t } = useLanguage();
  const fields = Object.keys(CONTACT_FIELDS)
    .filter(isField)
    .filter((field) => problems[field] !== undefined);
  return (
    <FormSummary
      title={refusal === null ? t('contact:errors.title', { count: fields.length }) : null}
      refusal={refusal}
      faults={fields.map((field) => ({
        field: CONTACT_FIELDS[field],
        text: t(`contact:errors.${problems[field]}`),
      }))}
    />
  );
}

/** Honeypot: off the page, out of the tab order, hidden from screen readers. */
function Trap() {
  const { t } = useLanguage();
  return (
    <p className="j-trap" aria-hidden="true">
      <label htmlFor={TRAP_FIELD}>{t('contact:trap')}</label>
      <input id={TRAP_FIELD} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** The contact form; keeps typed values. */
export function ContactForm({ draft, problems, refusal, token }: ContactFormProps) {
  const { t, to } = useLanguage();
  const of = (field: ContactField) => {
    const problem = problems[field];
    return {
      name: CONTACT_FIELDS[field],
      value: draft[field],
      error: problem === undefined ? undefined : t(`contact:errors.${problem}`),
    };
  };
  const topics = [
    { value: '', label: t('contact:choose') },
    ...TOPICS.map((topic) => ({ value: topic, label: t(`contact:topics.${topic}`) })),
  ];
  const { name: consentName, error: consentError } = of('consent');
  return (
    <form id="contact" className="j-form j-contact__form" method="post" action={to('/contact/')} noValidate>
      <Wrong problems={problems} refusal={refusal} />
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <Trap />
      <TextField {...of('name')} label={t('contact:name')} autoComplete="name" maxLength={100} />
      <EmailField {...of('email')} label={t('contact:email')} />
      <PhoneField {...of('phone')} label={t('contact:phone')} hint={t('contact:phoneHint')} isOptional />
      <SelectField {...of('topic')} label={t('contact:topic')} options={topics} />
      <AreaField {...of('message')} label={t('contact:message')} hint={t('contact:messageHint')} rows={7} />
      <div className="j-full">
        <CheckField name={consentName} isChecked={draft.consent === '1'} error={consentError}>
          {t('contact:consent')}{' '}
          <a className="j-link" href={to('/privacy/')}>
            {t('contact:privacy')}
          </a>
        </CheckField>
      </div>
      <div className="j-full">
        <button className="j-btn j-btn--primary" type="submit">
          {t('contact:send')}
        </button>
      </div>
    </form>
  );
}
