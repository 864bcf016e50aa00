/** Why an archive is refused. */
export type ZipProblem = 'no-archive' | 'damaged' | 'strange-name' | 'too-much';

/** Thrown when an archive cannot be read or exceeds a safety limit. */
export class ZipError extends Error {
  readonly problem: ZipProblem;
  /** The affected file inside the archive; empty when unknown. */
  readonly file: string;

  constructor(problem: ZipProblem, file = '') {
    super(`${problem} ${file}`);
    this.problem = problem;
    this.file = file;
  }
}
