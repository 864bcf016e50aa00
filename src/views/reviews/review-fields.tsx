import {
  CONSENT_FIELD,
  LONGEST,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  PICTURE_KINDS,
  type ReviewDraft,
  TRAP_FIELD,
} from '#shop/reviews/rules/review-form.ts';
import { EmailField } from '../field/contact-fields.tsx';
import { FieldFrame, TextField } from '../field/field.tsx';
import { FileInput } from '../field/file-input.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';
import type { ProblemTexts } from './review-problems.ts';

type FieldProps = { draft: ReviewDraft; error: string | undefined };

const STARS = [5, 4, 3, 2, 1];
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The rating select; the script puts five stars in its place. The label's id names the stars. */
export function Rating({ draft, error, isRequired }: FieldProps & { isRequired: boolean }) {
  const { t } = useLanguage();
  return (
    <div className={join('comment-form-rating j-field j-full', error && 'is-bad')}>
      <label htmlFor="rating" id="comment-form-rating-label">
        {t('reviews:rating')} {isRequired ? null : <i>({t('checkout:optional')})</i>}
      </label>
      <select
        className="j-select"
        name="rating"
        id="rating"
        defaultValue={draft.rating ?? ''}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'rating_error' : undefined}
      >
        <option value="">{t('reviews:choose')}</option>
        {STARS.map((rating) => (
          <option key={rating} value={rating}>
            {t('shop:stars', { rating })}
          </option>
        ))}
      </select>
      {error ? (
        <span className="j-field__err" id="rating_error">
          <Icon name="warning-circle" isSmall />
          {error}
        </span>
      ) : null}
    </div>
  );
}

export function Title({ draft, error }: FieldProps) {
  const { t } = useLanguage();
  return (
    <div className="comment-form-title j-full">
      <TextField
        name="title"
        label={t('reviews:headline')}
        value={draft.title}
        error={error}
        isOptional
        maxLength={LONGEST.title}
      />
    </div>
  );
}

export function Words({ draft, error }: FieldProps) {
  const { t } = useLanguage();
  return (
    <div className="comment-form-comment j-full">
      <FieldFrame name="comment" label={t('reviews:text')} error={error} hint={t('reviews:textHint')}>
        <textarea
          className="j-input"
          id="comment"
          name="comment"
          rows={6}
          defaultValue={draft.comment}
          maxLength={LONGEST.comment}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'comment_error' : 'comment_hint'}
        />
      </FieldFrame>
    </div>
  );
}

export function Pictures({ error, isAgain }: { error: string | undefined; isAgain: boolean }) {
  const { t } = useLanguage();
  const hint = t('reviews:picturesHint', {
    most: MOST_PICTURES,
    megabytes: MOST_PICTURE_BYTES / BYTES_PER_MEGABYTE,
  });
  return (
    <div className="comment-form-pictures j-full">
      <FieldFrame
        name="pictures"
        label={t('reviews:pictures')}
        error={error}
        hint={isAgain ? `${t('reviews:picturesAgain')} ${hint}` : hint}
        isOptional
      >
        <FileInput
          name="pictures"
          error={error}
          hint={hint}
          isOptional
          accept={PICTURE_KINDS}
          hasMany
          words={{
            choose: t('reviews:picturesChoose'),
            none: t('reviews:picturesNone'),
            pictures: {
              counts: Array.from({ length: MOST_PICTURES }, (_, before) =>
                t('reviews:picturesChosen', { count: before + 1 }),
              ),
              remove: t('reviews:pictureRemove', { name: '{}' }),
            },
          }}
        />
      </FieldFrame>
    </div>
  );
}

export function Author({ draft, texts }: { draft: ReviewDraft; texts: ProblemTexts }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="comment-form-author">
        <TextField
          name="author"
          label={t('reviews:name')}
          value={draft.author}
          error={texts.author}
          hint={t('reviews:nameHint')}
          autoComplete="name"
          maxLength={LONGEST.author}
        />
      </div>
      <div className="comment-form-email">
        <EmailField
          name="email"
          label={t('reviews:email')}
          value={draft.email}
          error={texts.email}
          maxLength={LONGEST.email}
        />
      </div>
    </>
  );
}

export function RememberMe({ isChecked }: { isChecked: boolean }) {
  const { t } = useLanguage();
  return (
    <p className="comment-form-cookies-consent j-full">
      <label className="j-check" htmlFor={CONSENT_FIELD}>
        <input
          type="checkbox"
          id={CONSENT_FIELD}
          name={CONSENT_FIELD}
          value="yes"
          defaultChecked={isChecked}
        />
        <span>{t('reviews:remember')}</span>
      </label>
    </p>
  );
}

/** Honeypot: hidden from people. */
export function Trap() {
  const { t } = useLanguage();
  return (
    <div className="j-review-form__trap" aria-hidden="true">
      <label htmlFor={TRAP_FIELD}>{t('reviews:trap')}</label>
      <input type="text" id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
