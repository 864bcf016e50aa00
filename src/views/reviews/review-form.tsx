import { refusalKey } from '#messages/refusal-key.ts';
import { EMPTY_REVIEW, REVIEW_FIELDS, type ReviewDraft } from '#shop/reviews/rules/review-form.ts';
import { FormSummary } from '../field/form-summary.tsx';
import { useLanguage } from '../language/language.tsx';
import type { ReviewFormFacts, ReviewsFacts } from './review-facts.ts';
import { Author, Pictures, Rating, RememberMe, Title, Trap, Words } from './review-fields.tsx';
import { errorTexts, type ProblemTexts, problemTexts } from './review-problems.ts';

type FormProps = { product: ReviewsFacts['product']; form: ReviewFormFacts; isFirst: boolean };

/** Why the review was refused, with links to the fields. */
function Summary({ texts, sentence }: { texts: ProblemTexts; sentence: string | null }) {
  const { t } = useLanguage();
  const faults = REVIEW_FIELDS.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text }];
  });
  const title = sentence === null ? t('reviews:errors.title', { count: faults.length }) : null;
  return <FormSummary title={title} refusal={sentence} faults={faults} />;
}

/** A refusal that belongs to no field. */
function useSentence({ refused }: ReviewFormFacts): string | null {
  const { t } = useLanguage();
  if (refused === null || refused.refusal.code === 'reviews.wrong-fields') return null;
  const { code, ...facts } = refused.refusal;
  return t(refusalKey(code), facts);
}

function useTexts(form: ReviewFormFacts): { all: string; shown: ProblemTexts } {
  const { t } = useLanguage();
  const all = errorTexts(t, form.ratingRequiredText);
  return { all: JSON.stringify(all), shown: problemTexts(form.refused, all) };
}

/** The review form. The script adds stars, the alert and field errors. */
export function ReviewForm({ product, form, isFirst }: FormProps) {
  const { t, to } = useLanguage();
  const { all, shown } = useTexts(form);
  const sentence = useSentence(form);
  const draft: ReviewDraft = form.refused?.draft ?? EMPTY_REVIEW;
  return (
    <div id="review_form_wrapper" className="j-review-form">
      <div id="review_form">
        <div id="respond" className="comment-respond">
          <h3 id="reply-title" className="comment-reply-title">
            {t(isFirst ? 'reviews:first' : 'reviews:add', { name: product.name })}
          </h3>
          <Summary texts={shown} sentence={sentence} />
          <form
            id="commentform"
            className="comment-form j-form"
            method="post"
            action={to('/wp-comments-post.php')}
            encType="multipart/form-data"
            aria-labelledby="reply-title"
            data-errors={all}
            data-sending={t('reviews:sending')}
          >
            <p className="comment-notes j-quiet j-full">
              {t(form.isHeld ? 'reviews:notes' : 'reviews:notesOpen')}
            </p>
            <Rating draft={draft} error={shown.rating} isRequired={form.isRatingRequired} />
            <Title draft={draft} error={shown.title} />
            <Words draft={draft} error={shown.comment} />
            <Pictures error={shown.pictures} isAgain={form.refused?.hadPictures === true} />
            <Author draft={draft} texts={shown} />
            <RememberMe isChecked={draft.remembers} />
            <Trap />
            <p className="form-submit j-full">
              <button
                className="submit j-btn j-btn--primary"
                type="submit"
                name="submit"
                id="submit"
                value="1"
              >
                {t('reviews:send')}
              </button>
              <input type="hidden" name="comment_post_ID" value={product.id} id="comment_post_ID" />
              <input type="hidden" name="comment_parent" value="0" id="comment_parent" />
            </p>
          </form>
        </div>
      </div>
    </div>
  );
}
