/** A step of a compiled pattern: it consumes a character, asserts a position, or continues in one or more branches. */
type Step =
  | { kind: 'take'; accepts: (character: string) => boolean }
  | { kind: 'place'; holds: (text: string, at: number) => boolean }
  | { kind: 'fork'; branches: number[] }
  | { kind: 'end' };

const STEPS_MAX = 1000;
const GROUP = /^\((?:\?:|\?<[A-Za-z_]\w*>)?/;
const CLASS = /^\[(?:\\[\s\S]|[^\]\\])*\]/;
const ESCAPE = /^\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|[\s\S])/i;
const REFERENCE = /^\\[1-9kpP]/;
const COUNT = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/;

const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);
const isEdge = (text: string, at: number) => isWord(text[at - 1]) !== isWord(text[at]);

const PLACES: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_text, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': isEdge,
  '\\B': (text, at) => !isEdge(text, at),
};

/** Reads a pattern from left to right and writes its steps. */
class Compiler {
  readonly steps: Step[] = [];
  #rest: string;

  constructor(source: string) {
    // Throws where it is no pattern of the language.
    new RegExp(source);
    this.#rest = source;
    this.#choice();
    if (this.#rest !== '') throw new SyntaxError(this.#rest);
    this.#add({ kind: 'end' });
  }

  #add(step: Step): number {
    if (this.steps.push(step) > STEPS_MAX) throw new RangeError('too many steps');
    return this.steps.length - 1;
  }

  #fork(): number[] {
    const branches: number[] = [];
    this.#add({ kind: 'fork', branches });
    return branches;
  }

  #take(length: number): string {
    const taken = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    return taken;
  }

  /**
   * Alternatives separated by bars: each but the last has a branch to the next one, and a jump from its end to the end
   * of all.
   */
  #choice(): void {
    const ends: number[][] = [];
    for (;;) {
      const entry = this.#fork();
      entry.push(this.steps.length);
      while (this.#rest !== '' && !/^[|)]/.test(this.#rest)) this.#counted();
      if (!this.#rest.startsWith('|')) break;
      this.#take(1);
      ends.push(this.#fork());
      entry.push(this.steps.length);
    }
    for (const end of ends) end.push(this.steps.length);
  }

  /** Compiles an atom with its quantifier; the atom's steps are repeated for each required or optional occurrence. */
  #counted(): void {
    const source = this.#rest;
    const start = this.steps.length;
    this.#atom();
    const after = this.#rest;
    const count = COUNT.exec(after);
    if (count === null) return;
    const [least, most] = timesOf(count);
    this.steps.length = start;
    for (let time = 0; time < least; time += 1) this.#again(source);
    if (most === Number.POSITIVE_INFINITY) {
      const entry = this.#fork();
      const loop = this.steps.length - 1;
      entry.push(this.steps.length);
      this.#again(source);
      this.#fork().push(loop);
      entry.push(this.steps.length);
    } else
      for (let time = least; time < most; time += 1) {
        const entry = this.#fork();
        entry.push(this.steps.length);
        this.#again(source);
        entry.push(this.steps.length);
      }
    this.#rest = after.slice(count[0].length).replace(/^\?/, '');
  }

  #again(source: string): void {
    this.#rest = source;
    this.#atom();
  }

  #atom(): void {
    const rest = this.#rest;
    if (rest.startsWith('(')) {
      this.#group(GROUP.exec(rest)?.[0] ?? '');
      return;
    }
    if (REFERENCE.test(rest)) throw new SyntaxError('back reference');
    const text = (CLASS.exec(rest) ?? ESCAPE.exec(rest))?.[0] ?? rest.slice(0, 1);
    this.#take(text.length);
    const holds = PLACES[text];
    if (holds !== undefined) this.#add({ kind: 'place', holds });
    else {
      const one = new RegExp(`^${/^[{}\]]$/.test(text) ? `\\${text}` : text}$`);
      this.#add({ kind: 'take', accepts: (character) => one.test(character) });
    }
  }

  #group(opening: string): void {
    this.#take(opening.length);
    if (this.#rest.startsWith('?')) throw new SyntaxError('look around');
    this.#choice();
    this.#take(1);
  }
}

function timesOf([sign, least = '', range, most = '']: RegExpExecArray): [number, number] {
  if (sign === '*') return [0, Number.POSITIVE_INFINITY];
  if (sign === '+') return [1, Number.POSITIVE_INFINITY];
  if (sign === '?') return [0, 1];
  if (range === undefined) return [Number(least), Number(least)];
  return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)];
}

/** Steps that wait for a character, reached from some others without taking one. */
function waiting(steps: readonly Step[], from: readonly number[], [text, at]: [string, number]): Set<number> {
  const seen = new Set<number>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    const step = steps[index];
    if (step?.kind === 'fork') open.push(...step.branches);
    if (step?.kind === 'place' && step.holds(text, at)) open.push(index + 1);
  }
  return seen;
}

function matches(steps: readonly Step[], text: string): boolean {
  let reached: number[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    // A match may begin anywhere.
    const now = waiting(steps, [...reached, 0], [text, at]);
    if (now.has(steps.length - 1)) return true;
    const character = text[at] ?? '';
    reached = [...now].flatMap((index) => {
      const step = steps[index];
      return step?.kind === 'take' && step.accepts(character) ? [index + 1] : [];
    });
  }
  return false;
}

/**
 * Compiles a regular expression into a test that takes linear time for any pattern: all branches are followed in
 * parallel, without backtracking.
 *
 * @returns null if it is invalid, has lookarounds or backreferences, or has too many steps
 * Source: PT-06, PT-07; docs/decisions/0025
 */
export function compilePattern(source: string): ((text: string) => boolean) | null {
  try {
    const { steps } = new Compiler(source);
    return (text) => matches(steps, text);
  } catch {
    return null;
  }
}

/** Whether a text matches a pattern; false for one that cannot be compiled. Source: PT-07 */
export function matchesPattern(source: string, text: string): boolean {
  return compilePattern(source)?.(text) ?? false;
}
