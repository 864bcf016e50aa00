import type { ProductCard } from '#shop/listing/product-card.ts';
import type { Picture } from '#shop/media';
import { entryOf, key } from '../../fields/keys.ts';
import { list, localized, record } from '../../fields/nested.ts';
import { link, picture, product } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';
import { MOST_QUESTIONS } from './quiz-address.ts';

const MOST_ANSWERS = 8;
const MOST_RESULTS = 20;
const MOST_PRODUCTS = 3;

export const fields = {
  title: localized(text()),
  questions: list({
    min: 1,
    max: MOST_QUESTIONS,
    of: {
      key: key(),
      title: localized(text()),
      help: localized(longText({ maxLength: 500 })),
      answers: list({
        min: 2,
        max: MOST_ANSWERS,
        of: { label: localized(text()), image: picture(), to: entryOf('questions', 'results') },
      }),
    },
  }),
  results: list({
    min: 1,
    max: MOST_RESULTS,
    of: {
      key: key(),
      title: localized(text()),
      text: localized(longText()),
      products: list({ max: MOST_PRODUCTS, of: { product: product() } }),
      more: record({ label: localized(text()), url: link() }),
    },
  }),
  /** A page with the widget that compares products; results with several link to it. */
  comparePage: link(),
};

/** A link within the quiz: the query of its page. */
type ShownAnswer = Readonly<{ label: string; image: Picture | null; query: string }>;

/** The question for the answers in the URL. */
export type ShownQuestion = Readonly<{
  kind: 'question';
  title: string;
  help: string;
  answers: readonly ShownAnswer[];
  /** Which it is, from 1 on, and how many there are at most. */
  number: number;
  most: number;
  /** Some ways to a result are shorter. */
  isUpTo: boolean;
  /** The query of the question before; null at the first. */
  back: string | null;
}>;

/** An answer that was given, and the query by which it is changed. */
type GivenAnswer = Readonly<{ question: string; answer: string; query: string }>;

/** The result that the answers of the address lead to. */
export type ShownResult = Readonly<{
  kind: 'result';
  title: string;
  text: string;
  cards: readonly ProductCard[];
  more: Readonly<{ label: string; url: string }>;
  /** Where its products are compared, without language; '' where they are not. */
  compare: string;
  given: readonly GivenAnswer[];
  /** The query of the first question. */
  restart: string;
}>;

/** What the loader adds. */
export type QuizData = Readonly<{
  /** Names the quiz in addresses and in its page. */
  id: string;
  /** The page without language. */
  path: string;
  /** A result has age-restricted products, so the age question precedes the quiz. */
  isRestricted: boolean;
  step: ShownQuestion | ShownResult;
}>;
