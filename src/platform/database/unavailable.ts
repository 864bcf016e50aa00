/** Socket errors: connection refused or broken. */
const OF_THE_LINE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** PostgreSQL: connection lost, shut down, starting, too many, or none allowed. */
const OF_THE_SERVER = /^(08\w{3}|57P0[1-5]|53300|55000|3D000)$/;
/** Errors of the driver, which have no code. */
const SENTENCES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error|Client was closed/;

/** Whether an error means that the database is unreachable, rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const ofSystem = OF_THE_LINE.has(code) && ('syscall' in error || 'address' in error);
  return ofSystem || OF_THE_SERVER.test(code) || SENTENCES.test(error.message);
}
