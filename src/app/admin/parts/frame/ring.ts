const TONES_HZ = [880, 1174.66] as const;
const TONE_SECONDS = 0.18;
const LOUDNESS = 0.12;
/** Storage key of the last order with a sound, so that several open pages play it once. */
const RUNG = 'jamra.admin.rung';

let context: AudioContext | null = null;

function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

/** Unlocks sound at the first interaction, as browsers require. @returns a function that removes the listeners */
export function allowSound(): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const events = ['pointerdown', 'keydown'] as const;
  for (const name of events) document.addEventListener(name, wake);
  return () => {
    for (const name of events) document.removeEventListener(name, wake);
  };
}

function playTone(to: AudioContext, frequency: number, at: number): void {
  const [tone, volume] = [to.createOscillator(), to.createGain()];
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + TONE_SECONDS);
  tone.connect(volume).connect(to.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
}

/** Plays two short tones; nothing while the browser blocks sound. */
export function ring(): void {
  const to = context;
  if (to === null || to.state !== 'running') return;
  TONES_HZ.forEach((frequency, index) => {
    playTone(to, frequency, to.currentTime + index * TONE_SECONDS);
  });
}

/** Plays the sound once per order and browser. @param latest increases with every order */
export function ringOnce(latest: number): void {
  try {
    if (Number(localStorage.getItem(RUNG) ?? 0) >= latest) return;
    localStorage.setItem(RUNG, String(latest));
  } catch {
    // Without storage every page plays the sound.
  }
  ring();
}
