import type { ProductId } from '#kernel/ids.ts';
import { COMPARE_PARAMETER, toComparisonParameter } from '#shop/catalogue/rules/comparison.ts';
import type { ProductCard } from '#shop/listing/product-card.ts';
import { warningKind } from '#shop/restrictions';
import type { ResolvedOf } from '../../fields/field.ts';
import type { Loader, Place } from '../../place.ts';
import { slugOf } from '../compare/fields.ts';
import type { fields, QuizData, ShownQuestion, ShownResult } from './fields.ts';
import { parseQuizAnswers, QUIZ_PARAMETER, quizParameter, quizQuery } from './quiz-address.ts';
import { type QuizStep, stepAt, stepsLeft } from './quiz-tree.ts';

type Quiz = ResolvedOf<typeof fields>;
type Cards = ReadonlyMap<ProductId, ProductCard>;
/** The query of the page with the first `count` given answers and some more. */
type QueryAfter = (count: number, ...answers: readonly number[]) => string;

/** A node whose id an address cannot have is named by its widget. */
function quizId({ stored: { id = '', widget } }: Place): string {
  return QUIZ_PARAMETER.test(quizParameter(id)) ? id : widget;
}

function idsIn({ products }: Quiz['results'][number]): ProductId[] {
  return products.flatMap(({ product }) => (product === null ? [] : [product as ProductId]));
}

/** The published products of all results. */
async function openCards({ results }: Quiz, { shop, language, now }: Place): Promise<Cards> {
  const cards = await shop.listing.findCards([...new Set(results.flatMap(idsIn))], language, now);
  return new Map(cards.map((card) => [card.id, card]));
}

/** A page of the shop by its path; '' if not published. Other addresses are unchanged. */
async function publishedPath(path: string, { shop }: Place): Promise<string> {
  const slug = /^\/([^/?#]+)\/$/.exec(path)?.[1];
  if (slug === undefined) return path;
  return (await shop.content.find('page', slug)) === null ? '' : path;
}

async function compareAddress(cards: readonly ProductCard[], { comparePage }: Quiz, place: Place) {
  const path = cards.length < 2 || comparePage === '' ? '' : await publishedPath(comparePage, place);
  const query = new URLSearchParams(toComparisonParameter(cards.map(slugOf)));
  return path === '' ? '' : `${path}?${query}#${COMPARE_PARAMETER}`;
}

function toQuestion(quiz: Quiz, { key, given }: QuizStep, queryAfter: QueryAfter): ShownQuestion {
  const { title = '', help = '', answers = [] } = quiz.questions.find((one) => one.key === key) ?? {};
  const { fewest, most } = stepsLeft(quiz, key);
  return {
    ...{ kind: 'question', title, help },
    answers: answers.map(({ label, image }, at) => ({
      ...{ label, image },
      query: queryAfter(given.length, at + 1),
    })),
    number: given.length + 1,
    most: given.length + most,
    isUpTo: fewest < most,
    back: given.length === 0 ? null : queryAfter(given.length - 1),
  };
}

type Reached = Readonly<{ result: Quiz['results'][number]; cards: readonly ProductCard[]; compare: string }>;

function toResult(
  { result, cards, compare }: Reached,
  { quiz, given, queryAfter }: Readonly<{ quiz: Quiz; given: QuizStep['given']; queryAfter: QueryAfter }>,
): ShownResult {
  const { title, text, more } = result;
  return {
    ...{ kind: 'result', title, text, cards, more, compare },
    given: given.map(({ question, answer }, at) => ({
      question: quiz.questions[question]?.title ?? '',
      answer: quiz.questions[question]?.answers[answer]?.label ?? '',
      query: queryAfter(at),
    })),
    restart: queryAfter(0),
  };
}

/** The question or result for the answers in the page's URL; the first question if the quiz has no such answers. */
export const loadDeviceQuiz: Loader<typeof fields, QuizData> = async (quiz, place) => {
  const { path, query } = place.page;
  const id = quizId(place);
  const answers = parseQuizAnswers(new URLSearchParams(query).get(quizParameter(id)));
  const step = stepAt(quiz, answers);
  const queryAfter: QueryAfter = (count, ...more) =>
    quizQuery(query, id, [...answers.slice(0, count), ...more]);
  const cards = await openCards(quiz, place);
  const isRestricted = warningKind([...cards.values()].map((card) => card.class)) !== null;
  const facts = { id, path, isRestricted };
  const result = quiz.results.find(({ key }) => key === step.key);
  if (result === undefined) return { ...facts, step: toQuestion(quiz, step, queryAfter) };
  const products = idsIn(result).flatMap((product) => cards.get(product) ?? []);
  const compare = await compareAddress(products, quiz, place);
  const reached = { result, cards: products, compare };
  return { ...facts, step: toResult(reached, { quiz, given: step.given, queryAfter }) };
};
