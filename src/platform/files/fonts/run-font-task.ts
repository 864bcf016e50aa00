import { createRequire } from 'node:module';
import { openLane } from '../worker-lane.ts';

/** Why a file cannot be used: no font at all, several fonts in one, or one that cannot be read. */
export type FontFault = 'no-font' | 'collection' | 'broken';

/** Facts read from a font file. */
export type FontFacts = Readonly<{
  /** Embedding permissions, `fsType` of its table `OS/2`. */
  embedding: number;
  codePoints: ReadonlySet<number>;
  /** Whether Arabic letters change their shape inside a word. */
  joins: boolean;
}>;

/** Metrics in em. */
export type FontMetrics = Readonly<{
  ascent: number;
  descent: number;
  lineGap: number;
  /** How wide the sample is set, at the weight of running text and in bold. */
  width: number;
  boldWidth: number;
  /** How wide its space is; 0 for a font without one. */
  space: number;
}>;

/** A font with the characters of one script. */
export type FontCut = Readonly<{
  /** WOFF2. */
  bytes: Uint8Array;
  metrics: FontMetrics;
  /** The weights that it has; the same number twice where it has one. */
  weights: readonly [number, number];
}>;

/** The first and last code point of a kept range. */
export type CodeRange = readonly [first: number, last: number];

/** What of a font stays, and by which text and weights it is measured. */
export type FontSubset = Readonly<{
  ranges: readonly CodeRange[];
  sample: readonly string[];
  textWeight: number;
  boldWeight: number;
}>;

export type FontTask = { do: 'inspect'; bytes: Uint8Array } | ({ do: 'cut'; bytes: Uint8Array } & FontSubset);

export type FontAnswers = {
  inspect: FontFacts | { fault: FontFault };
  cut: FontCut;
};

/** No font within the size limit takes this long on a slow machine. */
const MOST_WORK_MS = 20_000;
/** Heap of the worker in MiB, and the memory of each WebAssembly module in pages of 64 KiB (128 MiB). */
const MEMORY = ['--max-old-space-size=96', '--wasm-max-mem-pages=2048'];

const ask = openLane({
  script: createRequire(import.meta.url).resolve('#platform/files/fonts/font-worker.ts'),
  execArgv: MEMORY,
  mostWorkMs: MOST_WORK_MS,
});

/**
 * Handles a font in a worker process with limits of time and memory: the server process never parses one, and one font
 * is handled at a time.
 *
 * @returns null when the font cannot be read within the limits
 */
export async function runFontTask<Task extends FontTask>(
  task: Task,
): Promise<FontAnswers[Task['do']] | null> {
  return ask(task).catch(() => null) as Promise<FontAnswers[Task['do']] | null>;
}
