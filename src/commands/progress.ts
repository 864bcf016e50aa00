import { Presets, SingleBar } from 'cli-progress';
import type { Command } from './command.ts';

type Out = Parameters<Command['run']>[1]['out'];

/** Progress of long work: a bar on a terminal, otherwise occasional lines. */
export type Progress = { report: (step: string, done: number, total: number) => void; end: () => void };

const QUIET_LINE_EVERY_MS = 5000;

export function showProgress(out: Out): Progress {
  if (out.isTTY !== true) return plainLines(out);
  const bar = new SingleBar(
    {
      format: '{step} {bar} {value}/{total} · {speed} a second · {eta_formatted} left',
      stream: process.stdout,
      hideCursor: true,
      barsize: 24,
    },
    Presets.shades_classic,
  );
  let current = '';
  let since = Date.now();
  return {
    report: (step, done, total) => {
      const most = Math.max(total, done, 1);
      if (step !== current) {
        if (current !== '') bar.stop();
        current = step;
        since = Date.now();
        bar.start(most, done, { step, speed: 0 });
      }
      bar.setTotal(most);
      bar.update(done, { step, speed: Math.round((done * 1000) / Math.max(1, Date.now() - since)) });
    },
    end: () => bar.stop(),
  };
}

function plainLines(out: Out): Progress {
  let last = Date.now();
  return {
    report: (step, done, total) => {
      if (Date.now() - last < QUIET_LINE_EVERY_MS) return;
      last = Date.now();
      out.write(`${step}: ${done}${total > 0 ? ` of ${total}` : ''}\n`);
    },
    end: () => undefined,
  };
}
