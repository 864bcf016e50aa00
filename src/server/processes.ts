import { type Config, ConfigError, parseConfig } from '../composition/config.ts';
import { superviseWorkers } from '../platform/processes/supervise-workers.ts';

/** Reads the environment; on errors prints them and sets the exit code. */
function readConfig(env: NodeJS.ProcessEnv): Config | null {
  try {
    return parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
    return null;
  }
}

async function runAll({ processes, publicUrl }: Config): Promise<void> {
  const running = superviseWorkers({
    count: processes,
    onDeath: ({ pid, how, pauseMs }) =>
      process.stderr.write(
        `Process ${pid} of the shop exited (${how}); restarting in ${pauseMs / 1000} s.\n`,
      ),
  });
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  if (await running.opened)
    process.stdout.write(`The shop is open: ${publicUrl}/ (${processes} processes)\n`);
  else if (!isStopping) process.exit(1);
}

/**
 * `npm start`: starts the configured number of processes.
 *
 * @param serve opens the shop in this process; called when there is only one
 */
export async function start(env: NodeJS.ProcessEnv, serve: () => Promise<void>): Promise<void> {
  const config = readConfig(env);
  if (config === null) return;
  await (config.processes === 1 ? serve() : runAll(config));
}
