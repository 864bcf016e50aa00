import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Picture } from '#views/picture/picture.tsx';
import { SignedAmounts } from '#views/price/signed-amounts.tsx';
import { ProductGrid } from '#views/product-card/product-list.tsx';
import { join } from '#views/style/join.ts';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { ButtonLink, MoreLink } from '../../parts/links.tsx';
import type { fields, QuizData, ShownQuestion, ShownResult } from './fields.ts';

type QuizProps = ResolvedOf<typeof fields> & QuizData & HeadingProps;
/** Where its steps lead, and the level of their headings. */
type Standing = Readonly<{ hrefOf: (query: string) => string; level: 2 | 3 }>;

/** A single product is not as wide as the quiz. */
const LEAST_COLUMNS = 2;

/** The heading that the focus moves to when a step takes the place of another. */
function StepHeading({ level, children }: { level: 2 | 3; children: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="j-quiz__heading" tabIndex={-1} data-quiz-heading="">
      {children}
    </Heading>
  );
}

function Progress({ number, most, isUpTo }: Pick<ShownQuestion, 'number' | 'most' | 'isUpTo'>) {
  const { t } = useLanguage();
  return (
    <div className="j-quiz__progress">
      <p className="j-quiet j-small" data-quiz-progress="">
        {t(isUpTo ? 'quiz:questionOfUpTo' : 'quiz:questionOf', { number, most })}
      </p>
      <span className="j-quiz__bar" aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of the bar is its place
          <i key={at} className={at < number ? 'on' : undefined} />
        ))}
      </span>
    </div>
  );
}

type AnswerProps = Readonly<{ answer: ShownQuestion['answers'][number]; href: string }>;

function Answer({ answer: { label, image }, href }: AnswerProps) {
  return (
    <li>
      <a
        className={join('j-quiz__answer', image !== null && 'has-picture')}
        href={href}
        rel="nofollow"
        data-quiz-step=""
      >
        {image === null ? null : (
          <span className="j-quiz__picture">
            <Picture picture={image} sizes="(max-width: 768px) 50vw, 18rem" alt="" />
          </span>
        )}
        <span>
          <SignedAmounts text={label} />
        </span>
        <Icon name="arrow-right" isSmall flips />
      </a>
    </li>
  );
}

function Question({ step, hrefOf, level }: { step: ShownQuestion } & Standing) {
  const { t } = useLanguage();
  const { title, help, answers, back } = step;
  const isPictured = answers.some(({ image }) => image !== null);
  return (
    <>
      <Progress {...step} />
      <StepHeading level={level}>{title}</StepHeading>
      {help === '' ? null : <p className="j-lead">{help}</p>}
      <ul className={join('j-quiz__answers', isPictured && 'j-quiz__answers--pictures')}>
        {answers.map((answer) => (
          <Answer key={answer.query} answer={answer} href={hrefOf(answer.query)} />
        ))}
      </ul>
      {back === null ? null : (
        <a className="j-quiz__back j-link" href={hrefOf(back)} rel="nofollow" data-quiz-step="">
          {t('quiz:back')}
        </a>
      )}
    </>
  );
}

function Given({ given, hrefOf }: Pick<ShownResult, 'given'> & Pick<Standing, 'hrefOf'>) {
  const { t } = useLanguage();
  return (
    <details className="j-quiz__given">
      <summary>
        {t('quiz:yourAnswers')}
        <Icon name="caret-down" isSmall />
      </summary>
      <ul>
        {given.map(({ question, answer, query }) => (
          <li key={query}>
            <span className="j-quiet">{question}</span> <SignedAmounts text={answer} />{' '}
            <a
              className="j-link"
              href={hrefOf(query)}
              rel="nofollow"
              data-quiz-step=""
              aria-label={t('quiz:changeAnswer', { question })}
            >
              {t('quiz:change')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Result({ step, hrefOf, level }: { step: ShownResult } & Standing) {
  const { t } = useLanguage();
  const { title, text, cards, more, compare, given, restart } = step;
  const columns = Math.max(LEAST_COLUMNS, cards.length);
  return (
    <>
      <p className="j-quiet j-small" data-quiz-progress="">
        {t('quiz:result')}
      </p>
      <StepHeading level={level}>{title}</StepHeading>
      {text === '' ? null : <p className="j-lead">{text}</p>}
      {cards.length === 0 ? null : (
        <ProductGrid cards={cards} columns={{ desktop: columns, tablet: columns }} headingLevel={3} />
      )}
      <HealthWarning products={cards} />
      <div className="j-quiz__links">
        <ButtonLink label={t('quiz:compare')} url={compare} look="j-btn--secondary" />
        <MoreLink {...more} />
        <a className="j-link" href={hrefOf(restart)} rel="nofollow" data-quiz-step="">
          {t('quiz:restart')}
        </a>
      </div>
      <Given given={given} hrefOf={hrefOf} />
    </>
  );
}

/** Questions one after the other, by the page's address, and the products that the answers lead to. */
export function DeviceQuiz({ title, headingId, id, path, isRestricted, step }: QuizProps) {
  const { to } = useLanguage();
  const place = `quiz-${id}`;
  const standing: Standing = {
    hrefOf: (query) => `${to(path)}${query}#${place}`,
    level: title === '' ? 2 : 3,
  };
  return (
    <section className="j-quiz" id={place} data-quiz={id} data-restricted={isRestricted ? '' : undefined}>
      {title === '' ? null : <h2 id={headingId}>{title}</h2>}
      <p className="j-vh" role="status" data-quiz-status="" />
      <div className="j-quiz__step" data-quiz-content="">
        {step.kind === 'question' ? (
          <Question step={step} {...standing} />
        ) : (
          <Result step={step} {...standing} />
        )}
      </div>
    </section>
  );
}
