import { CRAWLER } from '#kernel/web/crawler.ts';

/** Programs that open pages without a crawler's name. */
const PROGRAM = /headless|lighthouse|monitor|curl\/|wget|python|java\/|axios|node-fetch|go-http/i;

/** Whether a browser's name is that of a program that reads pages. An empty name is one. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || CRAWLER.test(userAgent) || PROGRAM.test(userAgent);
}
