/** Questions whose answers lead to other questions or to results, by key. The first question is the start. */
export type QuizTree = Readonly<{
  questions: readonly Readonly<{ key: string; answers: readonly Readonly<{ to: string }>[] }>[];
  results: readonly Readonly<{ key: string }>[];
}>;

/** Why a quiz cannot be answered to its end. */
export type QuizRule = 'quiz-nowhere' | 'quiz-circle' | 'quiz-unreached' | 'quiz-same-key';

/** A fault of a quiz setting, and its path, e.g. `questions.0.answers.1.to`. */
export type QuizFault = Readonly<{ path: string; rule: QuizRule }>;

/** The step reached by answers, and the given ones: question and answer by index. */
export type QuizStep = Readonly<{
  key: string;
  given: readonly Readonly<{ question: number; answer: number }>[];
}>;

const LISTS = ['questions', 'results'] as const;

/** The keys of questions and results, with the paths of their settings. */
function entriesOf(quiz: QuizTree): Readonly<{ key: string; path: string }>[] {
  return LISTS.flatMap((list) => quiz[list].map(({ key }, at) => ({ key, path: `${list}.${at}` })));
}

function sameKeys(quiz: QuizTree): QuizFault[] {
  const seen = new Set<string>();
  return entriesOf(quiz).flatMap(({ key, path }) => {
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond ? [{ path, rule: 'quiz-same-key' as const }] : [];
  });
}

function answersToNowhere(quiz: QuizTree): QuizFault[] {
  const known = new Set(entriesOf(quiz).map(({ key }) => key));
  return quiz.questions.flatMap(({ answers }, question) =>
    answers.flatMap(({ to }, answer) =>
      known.has(to)
        ? []
        : [{ path: `questions.${question}.answers.${answer}.to`, rule: 'quiz-nowhere' as const }],
    ),
  );
}

/** Walks a quiz along its answers, each question once. */
class QuizWalk {
  /** Every key that an answer led to. */
  readonly reached = new Set<string>();
  readonly circles: QuizFault[] = [];
  readonly #quiz: QuizTree;
  /** The questions on the current path of the walk. */
  readonly #way = new Set<string>();

  constructor(quiz: QuizTree) {
    this.#quiz = quiz;
  }

  from(key: string): void {
    if (this.reached.has(key)) return;
    this.reached.add(key);
    this.#way.add(key);
    const question = this.#quiz.questions.findIndex((one) => one.key === key);
    for (const [answer, { to }] of (this.#quiz.questions[question]?.answers ?? []).entries()) {
      if (this.#way.has(to))
        this.circles.push({ path: `questions.${question}.answers.${answer}.to`, rule: 'quiz-circle' });
      else this.from(to);
    }
    this.#way.delete(key);
  }
}

function circlesAndUnreached(quiz: QuizTree): QuizFault[] {
  const walk = new QuizWalk(quiz);
  const [first] = quiz.questions;
  if (first !== undefined) walk.from(first.key);
  const unreached = entriesOf(quiz).filter(({ key }) => !walk.reached.has(key));
  for (const { key } of quiz.questions) walk.from(key);
  return [...walk.circles, ...unreached.map(({ path }) => ({ path, rule: 'quiz-unreached' as const }))];
}

/** The faults of a quiz: an answer without a target, a cycle, and a question or result that no answer leads to. */
export function quizFaults(quiz: QuizTree): QuizFault[] {
  return [...sameKeys(quiz), ...answersToNowhere(quiz), ...circlesAndUnreached(quiz)];
}

/** Follows the answers of an address, by their numbers from 1 on; the first question where one of them is not there. */
export function stepAt({ questions }: QuizTree, answers: readonly number[]): QuizStep {
  const first = questions[0]?.key ?? '';
  const given: { question: number; answer: number }[] = [];
  let key = first;
  for (const number of answers) {
    const question = questions.findIndex((one) => one.key === key);
    const next = questions[question]?.answers[number - 1];
    if (next === undefined) return { key: first, given: [] };
    given.push({ question, answer: number - 1 });
    key = next.to;
  }
  return { key, given };
}

type Left = Readonly<{ fewest: number; most: number }>;
const NONE_LEFT: Left = { fewest: 0, most: 0 };

/** The number of questions left from a step, including it: on the shortest and on the longest path. */
export function stepsLeft({ questions }: QuizTree, from: string): Left {
  const counted = new Map<string, Left>();
  const count = (key: string): Left => {
    const known = counted.get(key);
    if (known !== undefined) return known;
    // Also ends the count where a quiz that is being edited has a circle.
    counted.set(key, NONE_LEFT);
    const answers = questions.find((one) => one.key === key)?.answers ?? [];
    if (answers.length === 0) return NONE_LEFT;
    const next = answers.map(({ to }) => count(to));
    const left = {
      fewest: 1 + Math.min(...next.map(({ fewest }) => fewest)),
      most: 1 + Math.max(...next.map(({ most }) => most)),
    };
    counted.set(key, left);
    return left;
  };
  return count(from);
}
