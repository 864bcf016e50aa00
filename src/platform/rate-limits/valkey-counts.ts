import { z } from 'zod';
import type { Valkey } from '../valkey/open-valkey.ts';
import type { CountCall } from './rate-limit-store.ts';

const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`;
const counted = z.tuple([z.number(), z.number()]);

/**
 * Counts in Valkey, for all processes.
 *
 * @param space key prefix, so that two shops may share one Valkey
 */
export function valkeyCounts(valkey: Valkey, space: string): CountCall {
  return async (key, windowMs) => {
    const answer = await valkey.ask((client) => client.eval(COUNT, 1, `${space}:count:${key}`, windowMs));
    const [current, ttl] = counted.parse(answer);
    return { current, ttl };
  };
}
