const LOUDNESS = 0.2;
const SOUNDS = { good: { hz: 880, seconds: 0.09 }, bad: { hz: 180, seconds: 0.4 } } as const;

let context: AudioContext | null = null;

/**
 * Plays a short high tone for a counted item, a long low one for a wrong or surplus one; silent if the browser blocks
 * sound.
 */
export function playScan(sound: keyof typeof SOUNDS): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const { hz, seconds } = SOUNDS[sound];
  const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime];
  tone.type = sound === 'good' ? 'sine' : 'square';
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
