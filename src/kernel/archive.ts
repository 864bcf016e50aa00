/** Why an archive is not read. */
export type ZipProblem = 'no-archive' | 'damaged' | 'strange-name' | 'too-much';

/** Thrown when an archive cannot be read, or says that it would do harm. */
export class ZipError extends Error {
  readonly problem: ZipProblem;
  /** The file in it that it is about, if one can be named. */
  readonly file: string;

  constructor(problem: ZipProblem, file = '') {
    super(`${problem} ${file}`);
    this.problem = problem;
    this.file = file;
  }
}
