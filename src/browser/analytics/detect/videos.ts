import { VIDEO_MARKS_PERCENT } from '#shop/analytics/rules/event.ts';
import type { VideoProgress } from '../../video/video-progress.ts';
import { emit } from '../emit.ts';

const toSeconds = (seconds: number) => Math.round(seconds) || 0;

/** The share of each video that was announced, in percent; 0 once it started. */
const announced = new WeakMap<EventTarget, number>();

function percentOf({ seconds, durationSeconds, isEnded }: VideoProgress): number {
  return isEnded ? 100 : Math.floor((seconds / durationSeconds) * 100) || 0;
}

function factsAt(mark: number, { provider, title, url, seconds, durationSeconds }: VideoProgress) {
  return {
    video_provider: provider,
    video_title: title,
    video_url: url,
    video_current_time: toSeconds(seconds),
    video_duration: toSeconds(durationSeconds),
    video_percent: mark,
  };
}

function say(video: EventTarget, progress: VideoProgress): void {
  const percent = percentOf(progress);
  const before = announced.get(video);
  if (before === undefined) emit('video_start', factsAt(0, progress));
  const last = before ?? 0;
  for (const mark of VIDEO_MARKS_PERCENT)
    if (mark > last && mark <= percent) emit('video_progress', factsAt(mark, progress));
  if (percent === 100 && last < 100) emit('video_complete', factsAt(100, progress));
  announced.set(video, Math.max(last, percent));
}

function heedOwn({ type, target }: Event): void {
  // Films without controls are decoration.
  if (!(target instanceof HTMLVideoElement) || !target.controls) return;
  say(target, {
    provider: 'own',
    title: target.title || (target.closest<HTMLElement>('[data-title]')?.dataset.title ?? ''),
    url: target.currentSrc,
    seconds: target.currentTime,
    durationSeconds: target.duration,
    isEnded: type === 'ended',
  });
}

const OWN_TYPES = /^(playing|timeupdate|ended)$/;

/** How far videos were watched. Source: AN-07 */
export function heedVideo(event: Event): void {
  if (OWN_TYPES.test(event.type)) heedOwn(event);
  else if (event.type === 'jamra:video:progress' && event.target !== null)
    say(event.target, (event as CustomEvent<VideoProgress>).detail);
}
