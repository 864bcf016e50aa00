import { Writable } from 'node:stream';
import { type Command, type CommandContext, callCommand } from '#commands/command.ts';

/** Discards output. */
export const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Runs a command of `npm run` in this process. @returns its exit code and output */
export async function runCommand(
  command: Command,
  args: readonly string[],
  context: Omit<CommandContext, 'out'>,
): Promise<[number, string]> {
  let written = '';
  const out = new Writable({
    write: (chunk, _encoding, next) => {
      written += String(chunk);
      next();
    },
  });
  return [await callCommand(command, [...args], { ...context, out }), written];
}
